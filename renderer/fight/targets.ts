import type { CombatState, Side, Standing } from '#shared/combat/state.ts';

/** Whether two sides fight each other: the party and its allies against the foes. */
export function areOpposed(one: Side, other: Side): boolean {
  return (one === 'foe') !== (other === 'foe');
}

/**
 * Whom an attacker most likely means: the one it meant before while that one is up, else the first opponent who is; with
 * nobody up, one who is down.
 */
export function likelyTarget(
  state: CombatState,
  attackerId: string | null,
  rowIds: readonly string[],
  previous: string | undefined,
): string | null {
  const byId = new Map(state.combatants.map((combatant) => [combatant.id, combatant]));
  const attacker = attackerId === null ? undefined : byId.get(attackerId);
  const meantAmong = (standings: readonly Standing[]): string | null => {
    const mayBeAimedAt = (id: string): boolean => {
      const one = byId.get(id);
      return one !== undefined && one.kind === 'fighter' && standings.includes(one.standing);
    };
    if (previous !== undefined && previous !== attackerId && mayBeAimedAt(previous)) return previous;
    const opponent = rowIds.find((id) => {
      const side = byId.get(id)?.side;
      return (
        mayBeAimedAt(id) && attacker !== undefined && side !== undefined && areOpposed(side, attacker.side)
      );
    });
    return opponent ?? null;
  };
  return meantAmong(['up']) ?? meantAmong(['down']);
}

/** The picked rows after one more was picked: alone, or added to and taken from the others. */
export function pick(picked: readonly string[], id: string, together: boolean): readonly string[] {
  return together ? pickAll(picked, [id]) : [id];
}

/** The picked rows with these added, or taken away when all of them were picked. */
export function pickAll(picked: readonly string[], ids: readonly string[]): readonly string[] {
  const before = new Set(picked);
  const these = new Set(ids);
  if (ids.every((id) => before.has(id))) return picked.filter((id) => !these.has(id));
  return [...picked.filter((id) => !these.has(id)), ...ids];
}

/** All rows from where the range begins to the last of `ids`, in the order of the rows; without a beginning only `ids`. */
export function pickRange(
  order: readonly string[],
  anchor: string | null,
  ids: readonly string[],
): readonly string[] {
  const places = ids.map((id) => order.indexOf(id));
  const from = anchor === null ? -1 : order.indexOf(anchor);
  if (from === -1 || places.includes(-1)) return ids;
  return order.slice(Math.min(from, ...places), Math.max(from, ...places) + 1);
}

/** Those of the picked who are still in the fight, in the order of the rows. */
export function stillThere(picked: readonly string[], rowIds: readonly string[]): readonly string[] {
  const these = new Set(picked);
  return rowIds.filter((id) => these.has(id));
}
