import type { Combatant, CombatState } from './state.ts';

/** What one state has that another hasn't: enough to make the one of the other, and no more. */
export interface StateChanges {
  /** The fields that are others now, whole. */
  readonly fields: Partial<Omit<CombatState, 'combatants'>>;
  /** Who changed or came. */
  readonly combatants: readonly Combatant[];
  /** The ids of all in their order, where anybody came, left or changed places; null where nobody did. */
  readonly roster: readonly string[] | null;
}

/** The changes from one state to another of the same fight; what both share untouched isn't looked into. */
export function changesBetween(before: CombatState, after: CombatState): StateChanges {
  const { combatants: were, ...fieldsBefore } = before;
  const { combatants: are, ...fields } = after;
  const untouched = new Set(were);
  const stay = were.length === are.length && were.every(({ id }, index) => id === are[index]?.id);
  return {
    fields: otherFields(fieldsBefore, fields),
    combatants: are.filter((one) => !untouched.has(one)),
    roster: stay ? null : are.map(({ id }) => id),
  };
}

/** The state that the changes lead to; whatever they don't name stays the very same object. */
export function withChanges(before: CombatState, { fields, combatants, roster }: StateChanges): CombatState {
  return { ...before, ...fields, combatants: allAfter(before.combatants, combatants, roster) };
}

function allAfter(
  before: readonly Combatant[],
  changed: readonly Combatant[],
  roster: readonly string[] | null,
): readonly Combatant[] {
  if (changed.length === 0 && roster === null) return before;
  const byId = new Map([...before, ...changed].map((one) => [one.id, one]));
  const ids = roster ?? before.map(({ id }) => id);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function otherFields<T extends object>(before: T, after: T): Partial<T> {
  const others: Partial<T> = {};
  for (const key in after) {
    if (after[key] !== before[key]) others[key] = after[key];
  }
  return others;
}
