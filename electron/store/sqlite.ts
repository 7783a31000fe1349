import BetterSqlite3 from 'better-sqlite3';

/** An open database. */
export type Sqlite = BetterSqlite3.Database;

/** How a file is opened. */
export interface OpenOptions {
  readonly readonly?: boolean;
  readonly fileMustExist?: boolean;
  /** Milliseconds to wait for another program's lock. */
  readonly timeout?: number;
  /** SQLite compiled for another runtime than the package's own. */
  readonly nativeBinding?: string | undefined;
}

/** Opens a file, or `:memory:`. */
export function openSqlite(path: string, { nativeBinding, ...options }: OpenOptions = {}): Sqlite {
  return new BetterSqlite3(path, nativeBinding === undefined ? options : { ...options, nativeBinding });
}

/** SQLite's code (`SQLITE_BUSY`, `SQLITE_CORRUPT_VTAB` …) of what was thrown, or null when it isn't SQLite's. */
export function sqliteCode(thrown: unknown): string | null {
  return thrown instanceof BetterSqlite3.SqliteError ? thrown.code : null;
}

/**
 * A statement prepared once for each database it is used on. `Row` is the shape its columns have by the migrations.
 */
export function statement<Row = unknown>(
  sql: string,
): (db: Sqlite) => BetterSqlite3.Statement<unknown[], Row> {
  const prepared = new WeakMap<Sqlite, BetterSqlite3.Statement<unknown[], Row>>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const fresh = db.prepare<unknown[], Row>(sql);
    prepared.set(db, fresh);
    return fresh;
  };
}

/** Runs several writes as one: all of them, or none when one throws. */
export function inTransaction<T>(db: Sqlite, work: () => T): T {
  return db.transaction(work).immediate();
}
