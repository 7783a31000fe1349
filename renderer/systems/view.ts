import type { Component } from 'svelte';
import type { LastingFigures } from '#shared/rules/system.ts';
import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import type { TrackerParts } from '#renderer/fight/parts.ts';

/** What a card above a character's sheet is given. */
export interface SheetCardProps {
  /** Points and a sheet that its system has checked. */
  readonly value: LastingFigures;
  readonly onchange: (next: LastingFigures) => void;
}

/** Everything of a rule system that is seen and differs from one to another. */
export interface SystemView {
  /** Of the rules it shows. */
  readonly id: string;
  readonly tracker: TrackerParts;
  /** The icons that its conditions name. */
  readonly icons: Icons;
  /** Shown above the sheet of a character; null for nothing. */
  readonly SheetCard: Component<SheetCardProps> | null;
}
