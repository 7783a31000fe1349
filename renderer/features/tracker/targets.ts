import type { CombatState, Side } from '../../../shared/combat/state.ts';

/** Whether two sides fight each other: the party and its allies against the foes. */
export function areOpposed(one: Side, other: Side): boolean {
  return (one === 'foe') !== (other === 'foe');
}

/** Whom an attacker most likely means: the one it meant before while that one stands, else the first opponent standing. */
export function likelyTarget(
  state: CombatState,
  attackerId: string | null,
  rowIds: readonly string[],
  previous: string | undefined,
): string | null {
  const attacker = state.combatants.find(({ id }) => id === attackerId);
  const standing = (id: string): boolean =>
    state.combatants.some((one) => one.id === id && one.standing !== 'defeated');
  if (previous !== undefined && previous !== attackerId && standing(previous)) return previous;
  const opponent = rowIds.find((id) => {
    const side = state.combatants.find((one) => one.id === id)?.side;
    return standing(id) && attacker !== undefined && side !== undefined && areOpposed(side, attacker.side);
  });
  return opponent ?? null;
}

/** The picked rows after one more was picked: alone, or added to and taken from the others. */
export function pick(picked: readonly string[], id: string, together: boolean): readonly string[] {
  if (!together) return [id];
  return picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
}

/** Those of the picked who are still in the fight, in the order of the rows. */
export function stillThere(picked: readonly string[], rowIds: readonly string[]): readonly string[] {
  return rowIds.filter((id) => picked.includes(id));
}
