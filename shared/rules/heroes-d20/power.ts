const MINIMUM_ROUNDS = 1; // H15

/** For how many rounds a power may be kept: INT, at least 1, and no longer than MP pays for it (H15). */
export function powerRounds(int: number, mp: number, cost: number): number {
  const byIntellect = Math.max(MINIMUM_ROUNDS, int);
  return cost === 0 ? byIntellect : Math.min(byIntellect, Math.floor(mp / cost));
}

/** The kind of attack a power makes of what it is put on: held in hands, body or weapon, or thrown (H15). */
export function powerAttackKind(kind: 'held' | 'thrown'): 'melee' | 'ranged' {
  return kind === 'held' ? 'melee' : 'ranged';
}
