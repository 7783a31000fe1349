import type { CombatState } from '#shared/combat/state.ts';
import { isFoe, reservesOf } from './fighter.ts';
import type { Rival } from './focus.ts';

/** Somebody of a fight as it stands, for choosing a target. */
export interface Seat extends Rival {
  readonly id: string;
}

/** One's place in its side's list and the other side's list, as a policy sees a fight; reserves stand in it without being there yet. */
export function seatOf(
  state: CombatState,
  id: string,
): { readonly place: number; readonly rivals: readonly Seat[] } {
  const seats = [
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
  const foe = seats.find((one) => one.id === id)?.foe ?? false;
  return {
    place: seats.filter((one) => one.foe === foe).findIndex((one) => one.id === id),
    rivals: seats.filter((one) => one.foe !== foe),
  };
}
