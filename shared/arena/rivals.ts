import type { CombatState } from '#shared/combat/state.ts';
import { isFoe, reservesOf } from './fighter.ts';
import type { Rival } from './focus.ts';

/** Somebody of a fight as it stands, for choosing a target. */
export interface FightRival extends Rival {
  readonly id: string;
}

/** One's place in the list of its side, and the list of the other side; reserves stand in it as not able to act. */
export function rivalsOf(
  state: CombatState,
  id: string,
): { readonly place: number; readonly rivals: readonly FightRival[] } {
  const everybody = [
    ...state.combatants.map((one) => ({
      id: one.id,
      foe: isFoe(one),
      up: one.standing === 'up',
      points: one.hp.current,
      temp: one.hp.temp,
    })),
    ...reservesOf(state).map(({ combatant }) => ({
      id: combatant.id,
      foe: isFoe(combatant),
      up: false,
      points: 0,
      temp: 0,
    })),
  ];
  const foe = everybody.find((one) => one.id === id)?.foe ?? false;
  return {
    place: everybody.filter((one) => one.foe === foe).findIndex((one) => one.id === id),
    rivals: everybody.filter((one) => one.foe !== foe),
  };
}
