import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { canTakeTurn } from '#shared/combat/turns/pass-on.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import { areOpposed } from '#renderer/fight/targets.ts';

/** Whoever is in turn and those of its side who come right after it in the round, before anybody of the other side. */
export function sideInARow(state: CombatState, system: RuleSystem): readonly string[] {
  const { turn, acted, order, combatants, interrupted } = state;
  const byId = new Map(combatants.map((one) => [one.id, one]));
  const first = turn === null ? undefined : byId.get(turn.who);
  if (first === undefined) return [];
  if (interrupted.length > 0) return [first.id];
  const done = new Set(acted);
  const toCome = order.flatMap(({ id }) => {
    const one = byId.get(id);
    const comes =
      one !== undefined && id !== first.id && !done.has(id) && !one.delaying && canTakeTurn({ system }, one);
    return comes ? [one] : [];
  });
  const end = toCome.findIndex(({ kind, side }) => kind === 'entry' || areOpposed(side, first.side));
  return [first, ...(end === -1 ? toCome : toCome.slice(0, end))].map(({ id }) => id);
}

/** Of those who may attack, in the order they would, the first of them who are picked: nobody in between is passed over. */
export function pickedInARow(able: readonly string[], picked: readonly string[]): readonly string[] {
  const those = new Set(picked);
  const end = able.findIndex((id) => !those.has(id));
  return end === -1 ? able : able.slice(0, end);
}

/** Those of the kind of the first who may attack with it, nobody in between; only itself where it has no equals there. */
export function equalsInARow(state: CombatState, able: readonly string[]): readonly string[] {
  const groupOf = (id: string): string | null => state.combatants.find((one) => one.id === id)?.group ?? null;
  const [first] = able;
  if (first === undefined) return [];
  const group = groupOf(first);
  const end = able.findIndex((id) => id !== first && (group === null || groupOf(id) !== group));
  return end === -1 ? able : able.slice(0, end);
}

/** The fields whose dice don't fall any more: of a line whose dice before them are all there, those that nothing rolls by now. */
export function idleFields(
  lines: readonly (readonly DiceSlot[])[],
  typed: TypedNaturals,
  rolled: ReadonlySet<string>,
): ReadonlySet<number> {
  const idle = new Set<number>();
  let index = 0;
  for (const line of lines) {
    let isKnown = true;
    for (const { purpose, count } of line) {
      if (isKnown && !rolled.has(purpose)) idle.add(index);
      else isKnown &&= isTyped(typed[purpose] ?? [], count);
      index += 1;
    }
  }
  return idle;
}

function isTyped(dice: readonly (number | null)[], count: number): boolean {
  return dice.length >= count && !dice.includes(null);
}

/** Which line a field belongs to; the last one for a field that stands after all of them. */
export function lineOfField(lines: readonly (readonly DiceSlot[])[], field: number): number {
  let end = 0;
  const line = lines.findIndex((slots) => {
    end += slots.length;
    return field < end;
  });
  return line === -1 ? Math.max(0, lines.length - 1) : line;
}

/** Those of these who are of one kind with somebody, itself among them; nobody for one of its own kind. */
export function equalsOf(all: readonly Combatant[], one: Combatant | null): readonly string[] {
  if (one === null || one.group === null) return [];
  return all.filter(({ group }) => group === one.group).map(({ id }) => id);
}

/** What a list offers, with the key that chooses it. */
export function withKey(label: string, key: string | number | null | undefined): string {
  return key === undefined || key === null || key === '' ? label : `${label}  ·  ${key}`;
}
