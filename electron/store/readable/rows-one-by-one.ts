import { isDamage, type Sqlite } from '#electron/store/open-sqlite.ts';

/** What stands in a column. */
export type Value = string | number | Buffer | null;

/** What is known of a row, by column. */
export type Columns = Readonly<Record<string, Value>>;

/** Who hears of the rows of a table. */
export interface Finder {
  /** A row as it stands there. */
  readonly whole: (row: Columns) => void;
  /** What can be told of a row that can't be read. */
  readonly torn: (known: Columns) => void;
  /** Why a table can't be read from its beginning to its end, in SQLite's words. */
  readonly fault: (words: string) => void;
  /** The ids that are known of another table. */
  readonly idsOf: (table: string) => readonly string[];
}

/** So many places of a table are tried where nothing says which of them hold a row. */
const MOST_TRIED = 100_000;

/**
 * Finds every row of a table that can be read, wherever the file is damaged: from the beginning, from the end, and between
 * them one by one, as indices name them.
 */
export function findRows(db: Sqlite, table: string, finder: Finder): void {
  const options = db
    .prepare<[string], { readonly wr: number }>('SELECT wr FROM pragma_table_list(?)')
    .get(table);
  if (options?.wr === 1) findByKey(db, table, finder);
  else findByNumber(db, table, finder);
}

/** The columns of a row that can be read one at a time. */
export function columnsOneByOne(db: Sqlite, table: string, where: string, value: string | number): Columns {
  const read: Record<string, Value> = {};
  for (const name of columnsOf(db, table)) {
    scan(db, `SELECT ${name} FROM ${table} WHERE ${where}`, [value], (row) => {
      read[name] = row[name] ?? null;
    });
  }
  return read;
}

/** The names of a table's columns. */
export function columnsOf(db: Sqlite, table: string): readonly string[] {
  return db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
}

interface Numbered {
  readonly row_number: number;
}

function findByNumber(db: Sqlite, table: string, { whole, torn, fault }: Finder): void {
  const seen = new Set<number>();
  const take = ({ row_number: number, ...row }: Columns & Numbered): void => {
    if (seen.has(number)) return;
    seen.add(number);
    whole(row);
  };
  const all = `SELECT rowid AS row_number, * FROM ${table}`;
  const words = scan(db, `${all} ORDER BY rowid`, [], take);
  if (words === null) return;
  fault(`${table}: ${words}`);
  scan(db, `${all} ORDER BY rowid DESC`, [], take);
  const known = namedByIndices(db, table);
  const last = Math.min(MOST_TRIED, Math.max(0, ...seen, ...known.keys()));
  const places = new Set([...known.keys(), ...Array.from({ length: last }, (_, index) => index + 1)]);
  for (const number of places) {
    if (seen.has(number)) continue;
    scan(db, `${all} WHERE rowid = ?`, [number], take);
    if (seen.has(number)) continue;
    const columns = { ...known.get(number), ...columnsOneByOne(db, table, 'rowid = ?', number) };
    if (Object.keys(columns).length > 0) torn(columns);
  }
}

/** What a table's indices say of its rows, by their numbers. */
function namedByIndices(db: Sqlite, table: string): ReadonlyMap<number, Columns> {
  const known = new Map<number, Columns>();
  const take = ({ row_number: number, ...columns }: Columns & Numbered): void => {
    known.set(number, { ...known.get(number), ...columns });
  };
  const indices = db
    .prepare<[string], string>('SELECT name FROM pragma_index_list(?) WHERE partial = 0')
    .pluck()
    .all(table);
  for (const index of indices) {
    const columns = db
      .prepare<[string], string>('SELECT name FROM pragma_index_info(?) WHERE name IS NOT NULL')
      .pluck()
      .all(index);
    const order = (way: string): string => columns.map((name) => `${name} ${way}`).join(', ');
    const sql = `SELECT rowid AS row_number, ${columns.join(', ')} FROM ${table} INDEXED BY ${index} ORDER BY `;
    if (scan(db, sql + order('ASC'), [], take) !== null) scan(db, sql + order('DESC'), [], take);
  }
  return known;
}

/** A table without numbers is looked at from both ends and by whatever its rows belong to. */
function findByKey(db: Sqlite, table: string, { whole, fault, idsOf }: Finder): void {
  const key = db
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .pluck()
    .all(table);
  const seen = new Set<string>();
  const take = (row: Columns): void => {
    const name = JSON.stringify(key.map((column) => row[column]));
    if (seen.has(name)) return;
    seen.add(name);
    whole(row);
  };
  const order = (way: string): string => `ORDER BY ${key.map((name) => `${name} ${way}`).join(', ')}`;
  const words = scan(db, `SELECT * FROM ${table} ${order('ASC')}`, [], take);
  if (words === null) return;
  fault(`${table}: ${words}`);
  scan(db, `SELECT * FROM ${table} ${order('DESC')}`, [], take);
  const [first = ''] = key;
  const owner = db
    .prepare<[string, string], string>('SELECT "table" FROM pragma_foreign_key_list(?) WHERE "from" = ?')
    .pluck()
    .get(table, first);
  for (const id of owner === undefined ? [] : idsOf(owner)) {
    const own = `SELECT * FROM ${table} WHERE ${first} = ?`;
    if (scan(db, `${own} ${order('ASC')}`, [id], take) !== null)
      scan(db, `${own} ${order('DESC')}`, [id], take);
  }
}

/** Goes through rows as far as they can be read; gives what SQLite says where that ends early, or null. */
function scan(
  db: Sqlite,
  sql: string,
  params: readonly Value[],
  take: (row: Columns & Numbered) => void,
): string | null {
  try {
    for (const row of db.prepare<unknown[], Columns & Numbered>(sql).iterate(...params)) take(row);
    return null;
  } catch (thrown) {
    if (isDamage(thrown) && thrown instanceof Error) return thrown.message;
    throw thrown;
  }
}
