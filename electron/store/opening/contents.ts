import { openSqlite, type OpenOptions, type Sqlite } from '#electron/store/sqlite.ts';
import { LATEST_VERSION, MIGRATIONS } from '#electron/store/migrations/index.ts';
import { migrate, schemaVersion } from './migrate.ts';

/** What SQLite finds in a database of ours: `incomplete` lacks a table, a column or another part of its schema. */
export type Contents =
  | { readonly kind: 'good' | 'newer' }
  | { readonly kind: 'damaged'; readonly problems: readonly string[] }
  | { readonly kind: 'incomplete'; readonly lacking: readonly string[] };

/** How a database is looked through: `thorough`ly, indices are compared with their tables, too. */
export interface Look {
  readonly thorough: boolean;
  readonly sqlite: OpenOptions;
}

/**
 * Looks through an open database. The file is examined, not what single rows say: one that can't be read is told where it
 * is shown.
 */
export function contentsOf(db: Sqlite, { thorough, sqlite }: Look): Contents {
  const version = schemaVersion(db);
  if (version > LATEST_VERSION) return { kind: 'newer' };
  db.pragma('ignore_check_constraints = ON');
  try {
    const problems = lines(db.pragma(thorough ? 'integrity_check' : 'quick_check'));
    if (problems.length > 0) return { kind: 'damaged', problems };
  } finally {
    db.pragma('ignore_check_constraints = OFF');
  }
  const there = new Set(partsOf(db));
  const lacking = wantedParts(version, sqlite).filter((part) => !there.has(part));
  return lacking.length === 0 ? { kind: 'good' } : { kind: 'incomplete', lacking };
}

/** What is wrong with an open database of ours, or lacking in it; nothing where all is well. */
export function problemsOf(db: Sqlite, look: Look): readonly string[] {
  const found = contentsOf(db, look);
  if (found.kind === 'damaged') return found.problems;
  return found.kind === 'incomplete' ? found.lacking : [];
}

function lines(found: unknown): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(found) ? found : [];
  return rows.flatMap((row) => {
    const columns: readonly unknown[] = typeof row === 'object' && row !== null ? Object.values(row) : [];
    return columns.map(String).filter((line) => line !== 'ok');
  });
}

const wanted = new Map<number, readonly string[]>();

/** What the migrations up to a version make, worked out once. */
function wantedParts(version: number, { nativeBinding }: OpenOptions): readonly string[] {
  const known = wanted.get(version);
  if (known !== undefined) return known;
  const db = openSqlite(':memory:', { nativeBinding });
  try {
    migrate(db, MIGRATIONS.slice(0, version));
    const parts = partsOf(db);
    wanted.set(version, parts);
    return parts;
  } finally {
    db.close();
  }
}

/** Tables, indices and triggers by name, and the columns of tables: `combats`, `combats.setup`. */
function partsOf(db: Sqlite): readonly string[] {
  const rows = db
    .prepare<[], { readonly part: string }>(
      `SELECT name AS part FROM sqlite_schema
       UNION ALL
       SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.sql NOT LIKE 'CREATE VIRTUAL%'`,
    )
    .all();
  return rows.map(({ part }) => part);
}
