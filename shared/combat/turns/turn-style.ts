import type { Command, CommandSpec } from '#shared/combat/command.ts';
import type { Play, TurnRules } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';

/** How turns are made, with the commands `C` that only make sense so. A value, not a branch. */
export interface TurnStyle<C extends Command = Command> extends TurnRules {
  /** Delay, reorder … */
  readonly commands: readonly CommandSpec<C>[];
  /** What one adds to its roll for a place in the order; left out where nobody rolls for one. */
  readonly initiativeBonus?: (combatant: Combatant) => number;
  /** Makes one caught unaware in the round being played; left out where nobody ever is, and naming somebody then is refused. */
  readonly surprise?: (play: Play, id: string) => void;
  /** The action a readied act is paid with; left out where nothing can be readied. */
  readonly readyAction?: string;
}
