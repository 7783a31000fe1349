import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { isFoe } from './fighter.ts';
import type { Line, Rival } from './focus.ts';

/** Somebody of a fight as it stands, for choosing a target. */
export interface FightRival extends Rival {
  readonly id: string;
}

/** One's place in the list of its side, and those of the other side who stand. */
export function rivalsOf(
  { combatants }: CombatState,
  id: string,
): { readonly place: number; readonly rivals: Line<FightRival> } {
  const one = combatants.find((other) => other.id === id);
  const foe = one !== undefined && isFoe(one);
  const standing = combatants
    .filter((other) => isFoe(other) !== foe)
    .map((other, place) => ({ ...rivalOf(other, place), up: other.standing === 'up' }))
    .filter(({ up }) => up);
  return {
    place: combatants.filter((other) => isFoe(other) === foe).findIndex((other) => other.id === id),
    rivals: { standing, count: standing.length },
  };
}

function rivalOf({ id, hp }: Combatant, place: number): FightRival {
  return { id, place, points: hp.current, temp: hp.temp };
}
