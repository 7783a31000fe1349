import type { Combatant } from '#shared/combat/state.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import type { Duelist } from './duel.ts';
import { isFoe, type Fate } from './fighter.ts';

/** A loss and its chance. */
export interface LossChance {
  readonly loss: number;
  readonly chance: number;
}

/** One of whom only its points matter: its state is how many it has lost, temporary ones included, `floor` being the lowest they go. */
export interface PointsDuelist extends Duelist {
  /** Its state after losing so much more. */
  readonly after: (state: number, loss: number) => number;
  /** Its points in a state. */
  readonly points: (state: number) => number;
}

/** Makes one of its points; what they mean is the system's. */
export function pointsDuelist(
  { hp, side }: Combatant,
  floor: number,
  fateAt: (points: number) => Fate,
): PointsDuelist {
  const most = hp.temp + Math.max(0, hp.current - floor);
  const points = (state: number): number => hp.current - Math.max(0, state - hp.temp);
  return {
    foe: isFoe({ side }),
    pc: side === 'pc',
    start: 0,
    fate: (state) => fateAt(points(state)),
    lost: (state) => state,
    after: (state, loss) => Math.min(most, state + loss),
    points,
  };
}

/** The losses of an attack's odds, by chance. */
export function lossChances({ damage }: AttackOdds): readonly LossChance[] {
  return Object.entries(damage).map(([loss, chance]) => ({ loss: Number(loss), chance }));
}
