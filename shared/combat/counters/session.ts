import type { JsonObject } from '#shared/json.ts';
import { countersOnSheet, sheetWithCounters } from './sheet-counters.ts';

/** A sheet with all of what returns each session back; null where nothing of it was missing. */
export function sheetOfNewSession(sheet: JsonObject): JsonObject | null {
  const counters = countersOnSheet(sheet);
  if (!counters.some(({ returns, current, max }) => returns === 'session' && current < max)) return null;
  return sheetWithCounters(
    sheet,
    counters.map((one) => (one.returns === 'session' ? { ...one, current: one.max } : one)),
  );
}
