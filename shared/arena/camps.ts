import type { Fighter } from './fighter.ts';
import type { Winner } from './fight-end.ts';

/** How many of each side are still in the fight, those to come included. */
export interface Camps {
  friends: number;
  foes: number;
}

/** Counts everyone as they begin. */
export function muster(camps: Camps, fighters: readonly Fighter[]): void {
  camps.friends = 0;
  camps.foes = 0;
  for (const { foe, combatant } of fighters) {
    if (combatant.standing !== 'up') continue;
    if (foe) camps.foes += 1;
    else camps.friends += 1;
  }
}

/** Somebody is out of action. */
export function fall(camps: Camps, fighter: Fighter): void {
  if (!fighter.up) return;
  fighter.up = false;
  if (fighter.foe) camps.foes -= 1;
  else camps.friends -= 1;
}

/** Who has won, or null while the fight goes on: where nobody there can act, only for somebody who is still to come. */
export function outcomeOf(
  camps: Readonly<Camps>,
  { someoneActs, someoneComes }: { readonly someoneActs: boolean; readonly someoneComes: boolean },
): Winner | null {
  return winnerOf(camps) ?? (someoneActs || someoneComes ? null : 'draw');
}

/** Who has won, or null while both sides have somebody left. */
export function winnerOf({ friends, foes }: Readonly<Camps>): Winner | null {
  if (friends > 0 && foes > 0) return null;
  if (friends === foes) return 'draw';
  return friends > 0 ? 'pc' : 'foe';
}
