import type { Sqlite } from '#electron/store/sqlite.ts';

/** How the words of creatures are gathered and put together: as FTS5 does it by itself, and for many at once. */
const USUAL = { hashsize: 1_048_576, automerge: 4 };
const BULK = { hashsize: 67_108_864, automerge: 0 };

/**
 * Writes words of many creatures: they are gathered in memory and written sorted in one go, where FTS5 would write them in
 * parts of a megabyte and put those together again and again. Call it in a transaction, which takes it all back when
 * `write` throws.
 */
export function inBulk(db: Sqlite, write: () => unknown): void {
  set(db, BULK);
  write();
  set(db, USUAL);
}

function set(db: Sqlite, options: typeof USUAL): void {
  for (const [name, value] of Object.entries(options)) {
    db.exec(`INSERT INTO main.creature_words (creature_words, rank) VALUES ('${name}', ${value})`);
  }
}
