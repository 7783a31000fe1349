import { createContext, type Component } from 'svelte';
import { offeredBy } from '#shared/rules/kit/offers.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import type { ListedCommand } from '#renderer/commands/command-list.ts';
import type { Act } from './acts.ts';
import type { Hint } from './hints/hint.ts';

/** A field for one of the details a condition takes (`percent`, `enemies` …). */
export type DetailField =
  | { readonly name: string; readonly label: Message; readonly kind: 'figure'; readonly help: Message | null }
  | {
      readonly name: string;
      readonly label: Message;
      readonly kind: 'percent';
      readonly options: readonly number[];
    };

/** A command with a key that is no act: what a board or a panel of some systems offers. */
export interface PartCommand extends ListedCommand {
  /** The panel it can be had in, whose keys may be those of another panel; null for the whole fight. */
  readonly panel: string | null;
}

/** What differs in the tracker from one rule system to another. */
export interface TrackerParts {
  /** Who fights, under the round. */
  readonly Board: Component;
  /** Whose turn or step it is and what is left of it. */
  readonly Head: Component;
  /** Ids of those who may attack now by the panel of the attack. */
  readonly attackers: (state: CombatState) => readonly string[];
  /** What the act bar offers. */
  readonly acts: readonly Act[];
  /** The commands of its board and panels besides those acts. */
  readonly commands: readonly PartCommand[];
  /** The panel of each act that opens one, by the act's id. */
  readonly panels: Readonly<Record<string, Component>>;
  /** Shown below the act bar while no panel is open; null for nothing. */
  readonly Situation: Component | null;
  /** Whether the situation asks for dice now, as an open panel does. */
  readonly asksNow: (state: CombatState) => boolean;
  /** What a first fight teaches as it is played. */
  readonly hints: readonly Hint[];
  /** What stands below the two sides before the start; null for nothing. */
  readonly Setup: Component | null;
  /** The words of the one main act. */
  readonly nextLabel: Message;
  /** Whether the start asks for initiative. */
  readonly hasInitiative: boolean;
  /** The fields of the details that conditions take, by the condition's id. */
  readonly conditionFields: Readonly<Record<string, readonly DetailField[]>>;
}

/** The parts as a system shows them: without the acts that it has nothing for. */
export function partsFor(parts: TrackerParts, system: RuleSystem): TrackerParts {
  return { ...parts, acts: offeredBy(system, parts.acts) };
}

/** How a screen gives everything below it the parts of its tracker; what is given follows the fight that is open. */
export const [givenParts, giveParts] = createContext<() => TrackerParts>();
