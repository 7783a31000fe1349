import { realpathSync, rmSync } from 'node:fs';
import { tablesOf } from '#electron/store/readable/readable-copy.ts';
import { columnsOf } from '#electron/store/readable/rows-one-by-one.ts';
import { LATEST_VERSION } from '#electron/store/migrations/index.ts';
import { WORDS_OF_CREATURES } from '#electron/store/search/creature-words.ts';
import { isDamage, openSqlite, sqliteCode, type OpenOptions, type Sqlite } from '#electron/store/sqlite.ts';
import { contentsOf } from './contents.ts';
import { schemaVersion } from './migrate.ts';
import { createBeside, nameIt } from './new-file.ts';
import { hasCompanions, setAside } from './set-aside.ts';

/** What is worked out of other rows again: where the words of logs stand, and which were read. */
const WORKED_OUT: readonly string[] = ['log_words_read'];
/** What says nothing against the rows themselves: pages that nobody uses. */
const UNUSED = /^(Freelist|Page \d+: never used)/;

/**
 * Puts a new file in the place of a closed one whose rows are all whole, and only what finds them sooner is damaged: indices,
 * words, pages that nobody uses. What stood there is set aside; gives its name. Null, and nothing is changed, for any other.
 */
export function mendFinders(path: string, now: Date, sqlite: OpenOptions): string | null {
  const real = realpathSync(path);
  if (hasCompanions(real)) return null;
  let unfinished: string | null = null;
  try {
    if (!areRowsWhole(real, sqlite)) return null;
    unfinished = createBeside(real, sqlite);
    if (!bringRows(real, unfinished, sqlite)) return null;
    const kept = setAside(real, now);
    nameIt(unfinished, real);
    return kept;
  } catch (thrown) {
    if (sqliteCode(thrown) === null) throw thrown;
    return null;
  } finally {
    if (unfinished !== null) rmSync(unfinished, { force: true });
  }
}

interface Tree {
  readonly name: string;
  readonly root: number;
}

/** Whether all that SQLite finds wrong with its pages is in what is made of the rows, and all else agrees with them. */
function areRowsWhole(path: string, sqlite: OpenOptions): boolean {
  const db = openSqlite(path, { ...sqlite, readonly: true, fileMustExist: true });
  try {
    if (schemaVersion(db) !== LATEST_VERSION) return false;
    const faults = pageFaults(db);
    const finders = findersOf(db);
    const torn = finders.filter(({ root }) => faults.some((line) => line.startsWith(`Tree ${root} `)));
    const areExcused = faults.every(
      (line) => UNUSED.test(line) || torn.some(({ root }) => line.startsWith(`Tree ${root} `)),
    );
    // An index that is whole and says otherwise than its table may be the one that is right.
    return areExcused && torn.length > 0 && agree(db, new Set(torn.map(({ name }) => name)));
  } finally {
    db.close();
  }
}

/** What is wrong with pages; what is made of them comes afterwards, and may end in that they can't be read. */
function pageFaults(db: Sqlite): readonly string[] {
  const lines: string[] = [];
  try {
    const check = db.prepare<[], string>('PRAGMA quick_check(1000000)').pluck();
    for (const words of check.iterate()) lines.push(...words.split('\n'));
  } catch (thrown) {
    if (!isDamage(thrown)) throw thrown;
  }
  return lines.filter((line) => /^(Tree|Freelist|Page) /.test(line));
}

/** Indices, and whatever words are kept in. */
function findersOf(db: Sqlite): readonly Tree[] {
  const rows = new Set(tablesOf(db));
  return db
    .prepare<[], Tree & { readonly type: string }>(
      'SELECT name, type, rootpage AS root FROM sqlite_schema WHERE rootpage > 0',
    )
    .all()
    .filter(({ name, type }) => type === 'index' || !rows.has(name));
}

/** Whether every index but those torn has as many rows as its table. */
function agree(db: Sqlite, torn: ReadonlySet<string>): boolean {
  // Whichever index is smallest would be counted instead by count(*).
  const count = (from: string) => db.prepare<[], number>(`SELECT sum(1) FROM ${from}`).pluck().get();
  return tablesOf(db).every((table) => {
    const rows = count(`${table} NOT INDEXED`);
    return db
      .prepare<[string], string>(
        `SELECT name FROM pragma_index_list(?) WHERE partial = 0 AND (origin <> 'pk' OR name IN (SELECT name FROM sqlite_schema))`,
      )
      .pluck()
      .all(table)
      .every((index) => torn.has(index) || count(`${table} INDEXED BY ${index}`) === rows);
  });
}

/** Copies every row of a file into a new one; whether all are there, and the new one is whole. */
function bringRows(from: string, to: string, sqlite: OpenOptions): boolean {
  const db = openSqlite(to, { ...sqlite, fileMustExist: true });
  try {
    db.pragma('foreign_keys = OFF');
    db.pragma('ignore_check_constraints = ON');
    db.prepare('ATTACH ? AS old').run(from);
    const tables = tablesOf(db).filter((table) => !WORKED_OUT.includes(table));
    db.transaction(() => {
      for (const table of tables) {
        const columns = columnsOf(db, table).join(', ');
        db.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM old.${table} NOT INDEXED`);
      }
      db.exec(WORDS_OF_CREATURES);
    })();
    const count = (schema: string, table: string) =>
      db.prepare(`SELECT count(*) FROM ${schema}.${table} NOT INDEXED`).pluck().get();
    const all = tables.every((table) => count('old', table) === count('main', table));
    db.exec('DETACH old');
    return all && contentsOf(db, { thorough: true, sqlite }).kind === 'good';
  } finally {
    db.close();
  }
}
