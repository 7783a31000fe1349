import { closeSync, openSync, writeSync } from 'node:fs';
import { openSqlite, type Sqlite } from '#electron/store/sqlite.ts';

/** The pages of a table or an index, in their order: those that hold rows, or what didn't fit there. */
export function pagesOf(db: Sqlite, name: string, kind: 'leaf' | 'overflow'): readonly number[] {
  return db
    .prepare<[string, string], number>(
      `SELECT pageno FROM dbstat WHERE name = ? AND pagetype = ? ORDER BY path`,
    )
    .pluck()
    .all(name, kind);
}

/** Writes nothing but 0xff over pages of a file that holds everything itself. */
export function spoilFile(path: string, pages: readonly number[]): void {
  if (pages.length === 0) throw new Error('There is no such page.');
  const db = openSqlite(path, { readonly: true });
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  const file = openSync(path, 'r+');
  for (const page of pages) writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(file);
}

/** The database as it is opened anew after its disk gives other bytes than were written on these pages. */
export function spoil(db: Sqlite, pages: readonly number[]): Sqlite {
  db.pragma('wal_checkpoint(TRUNCATE)');
  spoilFile(db.name, pages);
  return openSqlite(db.name);
}
