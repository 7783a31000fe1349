import type { Command } from '#shared/combat/command.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { DieSource } from '#shared/dice/dice.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import type { Duel } from './duel.ts';
import type { FightEnd } from './fight-end.ts';
import type { Fighter } from './fighter.ts';
import type { Focus } from './focus.ts';

/** A fight to forecast: as set up, before its first command. */
export interface Plan {
  readonly state: CombatState;
  readonly focus: Focus;
  /** Ids of those caught unaware as it begins. */
  readonly surprised: readonly string[];
}

/**
 * A fight made ready to be fought again and again, without events and words, by the same deciding functions and with the
 * same dice in the same order as the commands of the policy. How everyone came out is left in `fighters` until the next one.
 */
export interface Arena {
  readonly fighters: readonly Fighter[];
  readonly fight: (roll: DieSource, maxRounds: number) => FightEnd;
}

/** How a system with the commands `C` fights when nobody decides: the simple policy of its forecasts (`docs/forecast.md`). */
export interface FightPolicy<C extends Command = Command> {
  /** Whom everyone goes for unless said otherwise. */
  readonly focus: Focus;
  /** Who is dead, besides being out of action, under the fight's house options; left out where the rules don't say. */
  readonly isDead?: (combatant: Combatant, options: JsonObject) => boolean;
  /** What its fighters spend of theirs, as the forecast's table calls it; left out where nothing is counted. */
  readonly spends?: Message;
  /** What the policy commands next in a running fight that isn't over. */
  readonly next: (state: CombatState, plan: Plan) => C;
  /** The fight written once more for speed; left out, one is made from `next` (`made-arena.ts`). */
  readonly arena?: (plan: Plan) => Arena;
  /** One against one as a chain of chances, or null where that can't be enumerated; left out where it never can. */
  readonly duel?: (plan: Plan) => Duel | null;
}
