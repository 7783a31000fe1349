import type { CounterNeed } from '#shared/combat/counters/counter.ts';
import { needRefusal } from '#shared/combat/counters/counters.ts';
import { REACTIONS } from '#shared/combat/counters/reactions.ts';
import { countersOnSheet, needsField } from '#shared/combat/counters/sheet-counters.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { entrantsOf } from './fighter.ts';

/** The lists of a sheet whose items may use up a counter in a forecast. */
const LISTS = ['weapons', 'powers'] as const;

/** Whether counters decide anything in a fight tried out: only the whole core counts them. */
export function dependsOnCounters(state: CombatState): boolean {
  return entrantsOf(state, []).some(
    ({ combatant: { sheet } }) =>
      LISTS.some((list) => listed(sheet, list).some((item) => needOf(item) !== undefined)) ||
      countersOnSheet(sheet).some(({ id }) => id === REACTIONS),
  );
}

const known = new WeakMap<JsonObject, Map<string, Combatant>>();

/** Somebody as it was brought in, but for the weapons and powers that it can't use now for want of what they use up. */
export function withUsable(brought: Combatant, now: Combatant): Combatant {
  const { sheet } = brought;
  const missing = LISTS.flatMap((list) => listed(sheet, list)).filter((item) => !isUsable(item, now));
  if (missing.length === 0) return brought;
  const key = JSON.stringify(missing);
  const sheets = known.get(sheet) ?? new Map<string, Combatant>();
  known.set(sheet, sheets);
  const before = sheets.get(key);
  if (before !== undefined) return before;
  const left = LISTS.filter((list) => list in sheet).map(
    (list) => [list, listed(sheet, list).filter((item) => !missing.includes(item))] as const,
  );
  const usable = { ...brought, sheet: { ...sheet, ...Object.fromEntries(left) } };
  sheets.set(key, usable);
  return usable;
}

function listed(sheet: JsonObject, list: string): readonly Json[] {
  const items = sheet[list];
  return isList(items) ? items : [];
}

function isUsable(item: Json, now: Combatant): boolean {
  return needRefusal(now, needOf(item)) === null;
}

function needOf(item: Json): CounterNeed | undefined {
  if (!isObject(item) || item['needs'] === undefined) return undefined;
  const { success, data } = needsField.safeParse(item['needs']);
  return success && data?.counter !== '' ? data : undefined;
}
