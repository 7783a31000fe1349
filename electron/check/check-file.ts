import { CHECKED_TABLES, type DamagedRow, type DataReport } from '#shared/api/damage.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { plain, message } from '#shared/text/message.ts';
import { readForLog } from '#electron/fights/beginning.ts';
import { requireCombat } from '#electron/store/combats/combats.ts';
import { problemsOf } from '#electron/store/opening/contents.ts';
import { walkRows } from '#electron/store/damage/damaged-rows.ts';
import {
  openSqlite,
  readableOf,
  sqliteCode,
  statement,
  type OpenOptions,
  type Sqlite,
} from '#electron/store/sqlite.ts';
import { tryReading } from '#electron/store/unreadable.ts';
import { whyFailed } from '#electron/store/why-failed.ts';

/** So many faults of the file itself are told. */
const MOST_FAULTS = 20;

interface Fight {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
}

const fights = statement<Fight>(
  'SELECT id, campaign_id, name FROM combats WHERE removed_at IS NULL ORDER BY id',
);

/** Looks at a database file, its pages first and then every row; takes its time, so call it where nobody waits. */
export function checkFile(path: string, options: OpenOptions, now: () => string): DataReport {
  try {
    const db = openSqlite(path, { ...options, readonly: true, fileMustExist: true });
    try {
      return { ...checkOpen(db, options), at: now(), failed: null };
    } finally {
      db.close();
    }
  } catch (thrown) {
    return failedReport(now(), whyFailed(thrown));
  }
}

/** A report that says only why nothing could be looked at. */
export function failedReport(at: string, why: string): DataReport {
  return { at, rows: 0, file: [], damaged: [], failed: message('damage.check.failed', { why: plain(why) }) };
}

function checkOpen(db: Sqlite, sqlite: OpenOptions): Omit<DataReport, 'at' | 'failed'> {
  const file = pageFaults(db, sqlite);
  const damaged: DamagedRow[] = [];
  let rows = 0;
  for (const walked of walkRows(db, { tables: CHECKED_TABLES, campaignId: null }, (words) =>
    file.push(words),
  )) {
    rows += walked.rows;
    damaged.push(...walked.damaged);
  }
  damaged.push(...unreadFights(db, damaged, file));
  // What lists read instead of the file itself says of which tables.
  if (file.length > 0) file.unshift(...readableOf(db).faults);
  return { rows, damaged, file: file.slice(0, MOST_FAULTS) };
}

function pageFaults(db: Sqlite, sqlite: OpenOptions): string[] {
  const found = ask(() => problemsOf(db, { thorough: true, sqlite }));
  const strays = ask(() =>
    db
      .prepare<[], { readonly table: string; readonly parent: string }>('PRAGMA foreign_key_check')
      .all()
      .map(({ table, parent }) => `${table}: ${parent}?`),
  );
  return [...found, ...strays];
}

function ask(question: () => readonly string[]): readonly string[] {
  try {
    return question();
  } catch (thrown) {
    if (sqliteCode(thrown) === null || !(thrown instanceof Error)) throw thrown;
    return [thrown.message];
  }
}

/** The fights that can be listed and yet not be read to their last command. */
function unreadFights(db: Sqlite, known: readonly DamagedRow[], faults: string[]): readonly DamagedRow[] {
  const told = new Set(known.flatMap(({ table, key }) => (table === 'combats' ? [key] : [])));
  const unread: DamagedRow[] = [];
  faults.push(
    ...ask(() => {
      for (const { id, campaign_id: campaignId, name } of fights(db).all()) {
        if (told.has(id)) continue;
        const tried = tryReading(() => readForLog(db, systemOf, requireCombat(db, id, 'id')));
        if ('read' in tried) continue;
        unread.push({ table: 'combats', key: id, campaignId, name, why: tried.unread, resettable: false });
      }
      return [];
    }),
  );
  return unread;
}
