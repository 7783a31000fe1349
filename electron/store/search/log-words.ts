import { RodadaError } from '#shared/errors.ts';
import { entriesOf } from '#shared/log/entry.ts';
import { entryText } from '#shared/log/formats/text.ts';
import type { Locale } from '#shared/text/locale.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { inTransaction, sqliteCode, statement, type Sqlite } from '#electron/store/sqlite.ts';
import { isUnreadable } from '#electron/store/unreadable.ts';

interface Stale {
  readonly id: string;
  readonly updatedAt: string;
}

const stale = statement<Stale>(
  `SELECT combats.id, combats.updated_at AS updatedAt FROM combats
     LEFT JOIN log_words_read ON combat_id = combats.id
   WHERE removed_at IS NULL AND (log_words_read.updated_at IS NOT combats.updated_at OR locale IS NOT :locale)
   ORDER BY combats.updated_at DESC`,
);
const removeLines = statement('DELETE FROM log_words WHERE combat_id = ?');
const writeLine = statement('INSERT INTO log_words (combat_id, round, line) VALUES (?, ?, ?)');
const writeRead = statement(
  `INSERT INTO log_words_read (combat_id, updated_at, locale) VALUES (:id, :updatedAt, :locale)
   ON CONFLICT (combat_id) DO UPDATE SET updated_at = excluded.updated_at, locale = excluded.locale`,
);

/** Whether anything was played since the words of logs were last read in this language. */
export function areLogsStale(db: Sqlite, locale: Locale): boolean {
  return stale(db).get({ locale }) !== undefined;
}

/**
 * Brings the words of logs up to what was played since they were last read, in the narrator's language. A long fight takes
 * its time: call it where nobody waits.
 */
export function readLogs(db: Sqlite, locale: Locale): void {
  for (const fight of stale(db).all({ locale })) {
    try {
      readLog(db, fight, locale);
    } catch (thrown) {
      const code = sqliteCode(thrown);
      if (code === null || /^SQLITE_(BUSY|LOCKED)/.test(code)) throw thrown;
      // Where they can't be written, those read before are what is found.
      return;
    }
  }
}

function readLog(db: Sqlite, { id, updatedAt }: Stale, locale: Locale): void {
  // One that can't be read is found by its name only.
  const lines = linesOf(db, id, locale);
  inTransaction(db, () => {
    removeLines(db).run(id);
    for (const { round, line } of lines) writeLine(db).run(id, round, line);
    writeRead(db).run({ id, updatedAt, locale });
  });
}

function linesOf(
  db: Sqlite,
  id: string,
  locale: Locale,
): readonly { readonly round: number; readonly line: string }[] {
  try {
    return entriesOf(listCommands(db, id)).map((entry) => ({
      round: entry.round,
      line: entryText(entry, locale),
    }));
  } catch (thrown) {
    const isDamage = isUnreadable(thrown) || (thrown instanceof RodadaError && thrown.code === 'UNREADABLE');
    if (isDamage) return [];
    throw thrown;
  }
}
