import type { Command, CommandSpec } from '../command.ts';
import type { TurnRules } from '../play.ts';
import type { Combatant } from '../state.ts';

/** How turns are made, with the commands `C` that only make sense so. A value, not a branch. */
export interface TurnStyle<C extends Command = Command> extends TurnRules {
  /** Delay, reorder … */
  readonly commands: readonly CommandSpec<C>[];
  /** What one adds to its roll for a place in the order; left out where nobody rolls for one. */
  readonly initiativeBonus?: (combatant: Combatant) => number;
}
