import { setImmediate } from 'node:timers/promises';
import type { CheckedTable, DamagedRow, RowName } from '#shared/api/damage.ts';
import { columnsOneByOne, type Value } from '#electron/store/readable/rows-one-by-one.ts';
import { isDamage, readableOf, sqliteCode, type Sqlite } from '#electron/store/sqlite.ts';
import { CHECKED_ROWS, type Walked, type WalkPlace } from './checked-tables.ts';

/** Which rows are looked at: those of some tables, of one campaign or with null of all. */
export interface Looked {
  readonly tables: readonly CheckedTable[];
  readonly campaignId: string | null;
}

/**
 * Looks at rows, a few at a time. Where a table can't be read any further the next one follows, and `fault` hears why in
 * SQLite's words.
 */
export function* walkRows(
  db: Sqlite,
  { tables, campaignId }: Looked,
  fault: (words: string) => void = () => undefined,
): Generator<Walked> {
  for (const table of tables) {
    let after: string | null = '';
    while (after !== null) {
      const walked: Walked | null = tryWalk(db, table, { campaignId, after }, fault);
      if (walked !== null) yield walked;
      after = walked?.last ?? null;
    }
  }
}

function tryWalk(
  db: Sqlite,
  table: CheckedTable,
  place: WalkPlace,
  fault: (words: string) => void,
): Walked | null {
  try {
    return CHECKED_ROWS[table].walk(db, place);
  } catch (thrown) {
    if (sqliteCode(thrown) === null || !(thrown instanceof Error)) throw thrown;
    fault(`${table}: ${thrown.message}`);
    return null;
  }
}

/** The rows that can't be read; the window is answered in between. */
export async function damagedRows(db: Sqlite, looked: Looked): Promise<readonly DamagedRow[]> {
  const damaged: DamagedRow[] = [];
  for (const walked of walkRows(db, looked)) {
    damaged.push(...walked.damaged);
    await setImmediate();
  }
  return damaged;
}

/** All that stands in a row's columns, read or not, as far as the file gives it; null when it isn't there. */
export function rawColumns(db: Sqlite, { table, key }: RowName): RawColumns | null {
  const where = `${CHECKED_ROWS[table].key} = ?`;
  const sql = `SELECT * FROM ${table} WHERE ${where}`;
  try {
    return db.prepare<[string], RawColumns>(sql).get(key) ?? null;
  } catch (thrown) {
    if (!isDamage(thrown)) throw thrown;
    const known = readableOf(db).copy.prepare<[string], RawColumns>(sql).get(key);
    return known === undefined ? null : { ...known, ...columnsOneByOne(db, table, where, key) };
  }
}

type RawColumns = Readonly<Record<string, Value>>;

/** Whether a row that is in sight is damaged; of its table only what stands around it is looked at. */
export function isDamagedRow(db: Sqlite, { table, key }: RowName): boolean {
  const sql = CHECKED_ROWS[table].key;
  const before = db.prepare<[string], string | null>(`SELECT max(${sql}) FROM ${table} WHERE ${sql} < ?`);
  const place = { campaignId: null, after: before.pluck().get(key) ?? '' };
  return CHECKED_ROWS[table].walk(db, place).damaged.some((row) => row.key === key);
}
