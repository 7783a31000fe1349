import type { CommandSpec } from '../command.ts';
import type { Play } from '../play.ts';
import type { Combatant } from '../state.ts';

/** What `start` brings besides the combatants. */
export interface StartFields {
  /** Ids of those caught unaware. */
  readonly surprised: readonly string[];
  /** Totals typed in by id; those aren't rolled. */
  readonly initiative: ReadonlyMap<string, number>;
}

/** How one joins a running fight. */
export interface Joining {
  /** A total typed in, or null to roll. */
  readonly initiative: number | null;
  readonly surprised: boolean;
}

/** How turns are made: one by one in an order, side by side, or by groups. A value, not a branch. */
export interface TurnStyle {
  readonly kind: 'individual' | 'sides' | 'groups';
  /** Commands that only make sense with this style (delay, reorder …). */
  readonly commands: readonly CommandSpec[];
  /** What one adds to its roll for a place in the order; left out where nobody rolls for one. */
  readonly initiativeBonus?: (combatant: Combatant) => number;
  /** Opens round 1; the state is still `setup` when called. */
  readonly begin: (play: Play, fields: StartFields) => void;
  /** Ends what is being played and begins what comes next (`next-turn`). */
  readonly next: (play: Play) => void;
  /** Gives a place to one who has just been added to a running fight. */
  readonly joined: (play: Play, id: string, joining: Joining) => void;
  /** Mends the order after a combatant has been taken out of a running fight. */
  readonly left: (play: Play, id: string) => void;
}
