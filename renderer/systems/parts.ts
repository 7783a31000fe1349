import type { Component } from 'svelte';
import type { TextKey } from '../../shared/text/catalogue.ts';
import type { Act } from '../features/tracker/acts.ts';

/** A field for one of the details a condition takes (`percent`, `enemies` …). */
export type DetailField =
  | { readonly name: string; readonly label: TextKey; readonly kind: 'figure'; readonly help: TextKey | null }
  | {
      readonly name: string;
      readonly label: TextKey;
      readonly kind: 'percent';
      readonly options: readonly number[];
    };

/** What differs in the tracker from one rule system to another: a value looked up by the system's id. */
export interface TrackerParts {
  /** Who fights, under the round. */
  readonly Board: Component;
  /** Whose turn or step it is and what is left of it. */
  readonly Head: Component;
  /** What the act bar offers. */
  readonly acts: readonly Act[];
  /** The panel of each act that opens one, by the act's id. */
  readonly panels: Readonly<Record<string, Component>>;
  /** Shown below the act bar while no panel is open; null for nothing. */
  readonly Situation: Component | null;
  /** What stands below the two sides before the start; null for nothing. */
  readonly Setup: Component | null;
  /** What a round is called, with its number. */
  readonly roundLabel: TextKey;
  /** The words of the one main act. */
  readonly nextLabel: TextKey;
  /** Whether the start asks for initiative and surprise. */
  readonly hasInitiative: boolean;
  /** The fields of the details that conditions take, by the condition's id. */
  readonly conditionFields: Readonly<Record<string, readonly DetailField[]>>;
}
