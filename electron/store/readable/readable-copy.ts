import { WORDS_OF_CREATURES } from '#electron/store/search/creature-words.ts';
import type { Sqlite } from '#electron/store/open-sqlite.ts';
import { columnsOf, findRows, type Columns, type Value } from './rows-one-by-one.ts';

/** What a row that can't be read has in the copy, so that whoever reads it there finds it damaged. */
const TORN: Readonly<Record<string, Columns>> = {
  settings: { value: '' },
  campaigns: { options: '' },
  characters: { sheet: '' },
  sessions: { date: '' },
  creatures: { sheet: '' },
  encounters: { name: '' },
  encounter_pieces: { quantity: 0 },
  encounter_objects: { quantity: 0 },
  combats: { setup: '' },
  combat_commands: { command: '' },
  object_sizes: { name: '' },
  materials: { name: '' },
};

/** Nothing of it is missed: what it holds is worked out again. */
const LEFT_OUT: readonly string[] = ['combat_snapshots'];

interface Part {
  readonly name: string;
  readonly sql: string;
}

/**
 * Copies whatever can be read of a damaged database into an empty one, where every reading statement finds what it does
 * in the database itself. Of a row that can't be read as much stands there as can be told of it. Gives what is wrong with
 * each table, in SQLite's words; empty where all could be read.
 */
export function copyReadable(db: Sqlite, copy: Sqlite): readonly string[] {
  const faults: string[] = [];
  const fault = (words: string): void => void faults.push(words);
  copy.exec('BEGIN');
  for (const name of tablesOf(db)) {
    makeTable(db, copy, name);
    if (!LEFT_OUT.includes(name)) copyTable(db, copy, { from: name, to: name, fault });
  }
  for (const { name, sql } of wordsOf(db)) {
    copy.exec(sql);
    if (sql.includes(`content = ''`)) copy.exec(WORDS_OF_CREATURES);
    else copyTable(db, copy, { from: `${name}_content`, to: name, fault });
  }
  copy.exec('COMMIT');
  return faults;
}

/** Tables of rows, those first that others speak of; those that words are kept in aren't among them. */
export function tablesOf(db: Sqlite): readonly string[] {
  const names = db
    .prepare<[], string>(
      `SELECT name FROM main.sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
         AND name NOT LIKE 'sqlite_%' ORDER BY rowid`,
    )
    .pluck()
    .all();
  const words = wordsOf(db).map(({ name }) => name);
  const kept = ['config', 'content', 'data', 'docsize', 'idx'];
  const shadows = new Set(words.flatMap((name) => kept.map((part) => `${name}_${part}`)));
  return names.filter((name) => !shadows.has(name));
}

function wordsOf(db: Sqlite): readonly Part[] {
  return db.prepare<[], Part>(`SELECT name, sql FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%'`).all();
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

function describe(db: Sqlite, table: string): readonly Column[] {
  return db
    .prepare<[string], Column>('SELECT name, type, "notnull", pk FROM pragma_table_info(?)')
    .all(table);
}

/** The same columns, found as quickly, and no rule that keeps a torn row out. */
function makeTable(db: Sqlite, copy: Sqlite, table: string): void {
  const columns = describe(db, table);
  copy.exec(`CREATE TABLE ${table} (${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})`);
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  if (key.length > 0) {
    copy.exec(`CREATE INDEX key_of_${table} ON ${table} (${key.map(({ name }) => name).join(', ')})`);
  }
  const indices = db
    .prepare<[string], string>(
      `SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`,
    )
    .pluck()
    .all(table);
  for (const sql of indices) copy.exec(sql.replace('CREATE UNIQUE INDEX', 'CREATE INDEX'));
}

interface Way {
  readonly from: string;
  readonly to: string;
  readonly fault: (words: string) => void;
}

function copyTable(db: Sqlite, copy: Sqlite, { from, to, fault }: Way): void {
  const names = columnsOf(db, from);
  const insert = copy.prepare<Value[]>(`INSERT INTO ${to} ${placesFor(copy, to, names)}`);
  const put = (row: Columns): void => void insert.run(...names.map((name) => row[name] ?? null));
  const blank = Object.fromEntries(describe(db, from).map((column) => [column.name, blankOf(column)]));
  findRows(db, from, {
    whole: put,
    torn: (known) => {
      const mark = TORN[to];
      if (mark !== undefined) put({ ...blank, ...known, ...mark });
    },
    fault,
    idsOf: (table) => copy.prepare<[], string>(`SELECT id FROM ${table}`).pluck().all(),
  });
}

/** A table of words has a number of its own before the columns. */
function placesFor(copy: Sqlite, table: string, names: readonly string[]): string {
  const own = columnsOf(copy, table);
  const into = own.length < names.length ? ['rowid', ...own] : names;
  return `(${into.join(', ')}) VALUES (${into.map(() => '?').join(', ')})`;
}

function blankOf({ type, notnull }: Column): Value {
  if (notnull === 0) return null;
  return type === 'TEXT' ? '' : 0;
}
