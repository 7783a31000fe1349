import type { CombatRow } from '#shared/records/combat.ts';
import type { JsonObject } from '#shared/json.ts';
import { lastPresence } from '#shared/log/presence.ts';
import { correctionsOf, entriesOf } from '#shared/log/entry.ts';
import { statisticsOf } from '#shared/log/statistics/statistics.ts';
import { entryText } from '#shared/log/formats/text.ts';

/** Whether a log can be made of what a file says of a fight; what it says happened is checked by telling it. */
export function isTellable(setup: JsonObject, rows: readonly CombatRow[]): boolean {
  try {
    for (const entry of [...entriesOf(rows), ...correctionsOf(rows)]) entryText(entry, 'pt-BR');
    statisticsOf(rows.flatMap(({ events }) => events));
    lastPresence(setup, rows);
    return true;
  } catch {
    return false;
  }
}
