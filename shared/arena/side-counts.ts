import type { Fighter } from './fighter.ts';
import type { Winner } from './fight-end.ts';

/** How many of each side are still in the fight, those to come included. */
export interface SideCounts {
  friends: number;
  foes: number;
}

/** Counts everyone as they begin. */
export function countSides(counts: SideCounts, fighters: readonly Fighter[]): void {
  counts.friends = 0;
  counts.foes = 0;
  for (const { foe, combatant } of fighters) {
    if (combatant.standing !== 'up') continue;
    if (foe) counts.foes += 1;
    else counts.friends += 1;
  }
}

/** Somebody is out of action. */
export function fall(counts: SideCounts, fighter: Fighter): void {
  if (!fighter.up) return;
  fighter.up = false;
  if (fighter.foe) counts.foes -= 1;
  else counts.friends -= 1;
}

/** Who has won, or null while the fight goes on: where nobody there can act, only for somebody who is still to come. */
export function outcomeOf(
  counts: Readonly<SideCounts>,
  { someoneActs, someoneComes }: { readonly someoneActs: boolean; readonly someoneComes: boolean },
): Winner | null {
  return winnerOf(counts) ?? (someoneActs || someoneComes ? null : 'draw');
}

/** Who has won, or null while both sides have somebody left. */
export function winnerOf({ friends, foes }: Readonly<SideCounts>): Winner | null {
  if (friends > 0 && foes > 0) return null;
  if (friends === foes) return 'draw';
  return friends > 0 ? 'pc' : 'foe';
}
