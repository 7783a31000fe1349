import type { JsonObject } from '#shared/json.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { lasts, ownCountersOf } from './counters.ts';
import { countersOnSheet, onSheet, sheetWithCounters } from './sheet-counters.ts';

/**
 * The sheet somebody leaves a fight with, as far as counters go: those that return by session or never as the fight left
 * them, given, changed or taken away in it; the others as they came.
 */
export function countersTakenHome(combatant: Combatant, sheet: JsonObject = combatant.sheet): JsonObject {
  const came = countersOnSheet(sheet);
  const left = ownCountersOf(combatant);
  const stayed = came.flatMap((was) => {
    const is = left.find(({ id }) => id === was.id);
    if (is !== undefined && lasts(is)) return [onSheet(is)];
    return is === undefined && lasts(was) ? [] : [was];
  });
  const given = left.filter((one) => lasts(one) && !came.some(({ id }) => id === one.id)).map(onSheet);
  return sheetWithCounters(sheet, [...stayed, ...given]);
}

/** A sheet with the counters as they stand in the fight; those that the rules count aren't on any sheet. */
export function countersAsTheyStand(combatant: Combatant, sheet: JsonObject): JsonObject {
  return sheetWithCounters(sheet, ownCountersOf(combatant).map(onSheet));
}
