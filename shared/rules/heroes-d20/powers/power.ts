const MINIMUM_ROUNDS = 1; // H15

/** For how many rounds a power may be kept at most: INT, at least 1 (H15). */
export function longestPower(int: number): number {
  return Math.max(MINIMUM_ROUNDS, int);
}

/** For how many rounds a power can be kept: INT, at least 1, and no longer than MP pays for it (H15). */
export function powerRounds(int: number, mp: number, cost: number): number {
  return cost === 0 ? longestPower(int) : Math.min(longestPower(int), Math.floor(mp / cost));
}

/** The kind of attack a power makes of what it is put on: held in hands, body or weapon, or thrown (H15). */
export function powerAttackKind(kind: 'held' | 'thrown'): 'melee' | 'ranged' {
  return kind === 'held' ? 'melee' : 'ranged';
}
