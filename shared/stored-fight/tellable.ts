import type { CombatRow } from '../api/combats.ts';
import type { JsonObject } from '../json.ts';
import { lastCast } from '../log/cast.ts';
import { correctionsOf, entriesOf } from '../log/entry.ts';
import { statisticsOf } from '../log/statistics.ts';
import { entryText } from '../log/text.ts';

/** Whether a log can be made of what a file says of a fight; what it says happened is checked by telling it. */
export function isTellable(setup: JsonObject, rows: readonly CombatRow[]): boolean {
  try {
    for (const entry of [...entriesOf(rows), ...correctionsOf(rows)]) entryText(entry, 'pt-BR');
    statisticsOf(rows.flatMap(({ events }) => events));
    lastCast(setup, rows);
    return true;
  } catch {
    return false;
  }
}
