import type BetterSqlite3 from 'better-sqlite3';
import { isDamage, openBeside, type Sqlite } from './open-sqlite.ts';
import { copyReadable } from './readable/readable-copy.ts';

export { isDamage, openSqlite, sqliteCode, type OpenOptions, type Sqlite } from './open-sqlite.ts';

/** A prepared statement. */
export interface Statement<Row> {
  readonly all: (...params: unknown[]) => Row[];
  readonly get: (...params: unknown[]) => Row | undefined;
  readonly iterate: (...params: unknown[]) => Iterable<Row>;
  readonly run: (...params: unknown[]) => BetterSqlite3.RunResult;
  /** Has it give the first column instead of rows, from now on. */
  readonly pluck: () => Statement<Row>;
}

/**
 * A statement prepared once for each database it is used on. `Row` is the shape its columns have by the migrations. Where
 * it can't read a part of the file, it reads what can be read of all (`readableOf`).
 */
export function statement<Row = unknown>(sql: string): (db: Sqlite) => Statement<Row> {
  const prepared = new WeakMap<Sqlite, Statement<Row>>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const fresh = prepare<Row>(db, sql);
    prepared.set(db, fresh);
    return fresh;
  };
}

function prepare<Row>(db: Sqlite, sql: string): Statement<Row> {
  let plucked = false;
  function on(database: Sqlite): BetterSqlite3.Statement<unknown[], Row> {
    const fresh = database.prepare<unknown[], Row>(sql);
    return plucked ? fresh.pluck() : fresh;
  }
  let prepared: BetterSqlite3.Statement<unknown[], Row> | null = null;
  const own = () => (prepared ??= on(db));
  function read<T>(how: (from: ReturnType<typeof on>) => T): T {
    try {
      return how(own());
    } catch (thrown) {
      if (!isDamage(thrown)) throw thrown;
      const instead = on(readableOf(db).copy);
      if (!instead.readonly) throw thrown;
      return how(instead);
    }
  }
  const itself: Statement<Row> = {
    all: (...params) => read((from) => from.all(...params)),
    get: (...params) => read((from) => from.get(...params)),
    *iterate(...params) {
      let given = 0;
      try {
        for (const row of own().iterate(...params)) {
          given += 1;
          yield row;
        }
      } catch (thrown) {
        if (!isDamage(thrown)) throw thrown;
        yield* itself.all(...params).slice(given);
      }
    },
    run: (...params) => own().run(...params),
    pluck() {
      plucked = true;
      prepared?.pluck();
      return itself;
    },
  };
  return itself;
}

/** What can be read of a damaged database, and what SQLite says of each table that can't be read to its end. */
export interface Readable {
  readonly copy: Sqlite;
  readonly faults: readonly string[];
}

const readable = new WeakMap<Sqlite, Readable & { readonly version: string }>();

/** All that can be read of a database, in memory, as it stands now. */
export function readableOf(db: Sqlite): Readable {
  const version = versionOf(db);
  const known = readable.get(db);
  if (known?.version === version) return known;
  known?.copy.close();
  readable.delete(db);
  const copy = openBeside(db);
  const made = { copy, faults: copyReadable(db, copy), version };
  readable.set(db, made);
  return made;
}

/** Another one after anything was stored, by this connection or by another. */
export function versionOf(db: Sqlite): string {
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck().get() ?? 0;
  return `${String(db.pragma('data_version', { simple: true }))} ${changes}`;
}

/** Reads as of one moment, however long it takes. What is worked out and written meanwhile isn't kept. */
export function atOneMoment<T>(db: Sqlite, read: () => T): T {
  db.exec('BEGIN');
  try {
    return read();
  } finally {
    // A disk that doesn't give what is read has SQLite end it by itself.
    if (db.inTransaction) db.exec('ROLLBACK');
  }
}

/** Made once for each database: making one takes as long as a small write. */
const transactions = new WeakMap<Sqlite, (work: () => void) => void>();

function transactionOf(db: Sqlite): (work: () => void) => void {
  const known = transactions.get(db);
  if (known !== undefined) return known;
  const made = db.transaction((work: () => void) => work());
  const immediate = (work: () => void): void => made.immediate(work);
  transactions.set(db, immediate);
  return immediate;
}

/** Runs several writes as one: all of them, or none when one throws. */
export function inTransaction<T>(db: Sqlite, work: () => T): T {
  const given: T[] = [];
  transactionOf(db)(() => void given.push(work()));
  for (const value of given) return value;
  throw new Error('The work of a transaction was never done.');
}
