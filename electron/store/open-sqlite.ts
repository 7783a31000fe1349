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

/** What SQLite each database was opened by. */
const bindings = new WeakMap<Sqlite, string | undefined>();

/** Opens a file, or `:memory:`. */
export function openSqlite(path: string, { nativeBinding, ...options }: OpenOptions = {}): Sqlite {
  const db = new BetterSqlite3(path, nativeBinding === undefined ? options : { ...options, nativeBinding });
  bindings.set(db, nativeBinding);
  return db;
}

/** SQLite's code (`SQLITE_BUSY`, `SQLITE_CORRUPT_VTAB` …) of what was thrown, or null when it isn't SQLite's. */
export function sqliteCode(thrown: unknown): string | null {
  return thrown instanceof BetterSqlite3.SqliteError ? thrown.code : null;
}

/** Whether SQLite says that it can't read the file: what stands there isn't what it wrote, or the disk doesn't give it. */
export function isDamage(thrown: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB|IOERR_(READ|SHORT_READ|CORRUPTFS|DATA))/.test(sqliteCode(thrown) ?? '');
}

/** Opens an empty database in memory by the same SQLite as another. */
export function openBeside(db: Sqlite): Sqlite {
  return openSqlite(':memory:', { nativeBinding: bindings.get(db) });
}
