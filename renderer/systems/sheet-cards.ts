import type { Component } from 'svelte';
import type { Homecoming } from '../../shared/rules/system.ts';
import PendingScars from './cairn/campaign/PendingScars.svelte';

/** What a card above a character's sheet is given. */
export interface SheetCardProps {
  /** Points and a sheet that its system has checked. */
  readonly value: Homecoming;
  readonly onchange: (next: Homecoming) => void;
}

const CARDS: Readonly<Record<string, Component<SheetCardProps>>> = { cairn: PendingScars };

/** What a system shows above the sheet of a character, or null for nothing. */
export function sheetCardOf(system: string): Component<SheetCardProps> | null {
  return CARDS[system] ?? null;
}
