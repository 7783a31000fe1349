import type { Changed, StoredKind } from '#shared/api/changes.ts';
import type { Sqlite } from './sqlite.ts';

/** By table: the kind of what its rows are of, and the column that names which one. */
const TABLES: Readonly<Record<string, readonly [kind: StoredKind, id: string]>> = {
  settings: ['settings', 'name'],
  campaigns: ['campaigns', 'id'],
  characters: ['characters', 'id'],
  creatures: ['creatures', 'id'],
  tags: ['creatures', 'creature_id'],
  encounters: ['encounters', 'id'],
  encounter_pieces: ['encounters', 'encounter_id'],
  encounter_party: ['encounters', 'encounter_id'],
  encounter_objects: ['encounters', 'encounter_id'],
  sessions: ['sessions', 'id'],
  combats: ['combats', 'id'],
  combat_commands: ['combats', 'combat_id'],
  object_sizes: ['objects', 'campaign_id'],
  materials: ['objects', 'campaign_id'],
  pictures: ['pictures', 'id'],
};

/** Tables that only hold again what others do, to find it sooner: nobody is shown them. */
const DERIVED: readonly RegExp[] = [/^(creature|story|log)_words/, /^combat_snapshots$/, /^sqlite_/];

/** The kind of a table's rows; null for what is derived from others. Fails on a table nobody thought of. */
export function kindOfTable(table: string): StoredKind | null {
  const known = TABLES[table];
  if (known !== undefined) return known[0];
  if (DERIVED.some((names) => names.test(table))) return null;
  throw new Error(`Nobody is told when the table ${table} changes.`);
}

/**
 * Tells, from now on, what was written, once after each transaction (a write of its own is one, too). The database itself
 * sees to it, so that no writer can forget. A transaction that was taken back is told as well: who reads again finds
 * everything as it was.
 */
export function watchChanges(db: Sqlite, tell: (changed: Changed) => void): void {
  const written = new Map<StoredKind, Set<string>>();
  const flush = (): void => {
    const changed = Object.fromEntries([...written].map(([kind, ids]) => [kind, [...ids]]));
    written.clear();
    tell(changed);
  };
  const note = (kind: StoredKind, id: string): void => {
    // Transactions run without a pause: the microtask comes after the one this row is written in.
    if (written.size === 0) queueMicrotask(flush);
    written.set(kind, (written.get(kind) ?? new Set()).add(id));
  };
  for (const [table, [kind, id]] of Object.entries(TABLES)) {
    db.function(`note_${table}`, (named: unknown) => {
      note(kind, typeof named === 'string' ? named : '');
      return null;
    });
    watchInserts(db, table);
    for (const [act, row] of [
      ['UPDATE', 'new'],
      ['DELETE', 'old'],
    ]) {
      db.exec(
        `CREATE TEMP TRIGGER note_${act}_${table} AFTER ${act} ON main.${table}
         BEGIN SELECT note_${table}(${row}.${id}); END`,
      );
    }
  }
  watched.set(db, note);
}

/** How what is written is noted, by database. */
const watched = new WeakMap<Sqlite, (kind: StoredKind, id: string) => void>();

/**
 * Stops asking at every row that comes into some tables, for many at once: what is told of them, when the function it gives
 * is called, is the same as ever; that takes the ids by table and the name of their column. Call both in one transaction,
 * which has the rows watched again when anything between them throws.
 */
export function noticedLater(
  db: Sqlite,
  tables: readonly string[],
): (idsOf: (table: string, column: string) => Iterable<string>) => void {
  const note = watched.get(db);
  if (note === undefined) return () => undefined;
  for (const table of tables) db.exec(`DROP TRIGGER temp.${insertsOf(table)}`);
  return (idsOf) => {
    for (const table of tables) {
      watchInserts(db, table);
      const known = TABLES[table];
      if (known === undefined) continue;
      const [kind, column] = known;
      for (const id of idsOf(table, column)) note(kind, id);
    }
  };
}

function insertsOf(table: string): string {
  return `note_INSERT_${table}`;
}

function watchInserts(db: Sqlite, table: string): void {
  const [, id] = TABLES[table] ?? [];
  if (id === undefined) return;
  db.exec(
    `CREATE TEMP TRIGGER ${insertsOf(table)} AFTER INSERT ON main.${table}
     BEGIN SELECT note_${table}(new.${id}); END`,
  );
}
