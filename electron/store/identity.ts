import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { z } from 'zod';
import { readSetting, writeSetting } from './settings.ts';
import type { Sqlite } from './sqlite.ts';

/** The name of the setting, which is told of as any other when it is written anew. */
export const IDENTITY = 'identity';

const stored = z.strictObject({ id: z.uuid(), mark: z.uuid() });

/** As `stored` stands in the pages of a file. */
const WRITTEN = /"id":"([0-9a-f-]{36})","mark":/g;

/** What tells a database from every other one, whatever its file is called; null for one that never got one. */
export function readIdentity(db: Sqlite): string | null {
  return readSetting(db, IDENTITY, stored)?.id ?? null;
}

/** Writes a database's identity, which it keeps, anew: so that its log names it. What is the same wouldn't be written. */
export function writeIdentity(db: Sqlite): void {
  writeSetting(db, IDENTITY, { id: readIdentity(db) ?? randomUUID(), mark: randomUUID() });
}

/** The identities that stand in a page of some file. */
export function identitiesIn(page: Buffer): readonly string[] {
  return [...page.toString('latin1').matchAll(WRITTEN)].flatMap(([, id]) => id ?? []);
}

/** Sees to it that the write-ahead log names its database: to be called after each transaction, since SQLite begins the log anew by itself. */
export function logMarker(db: Sqlite): () => void {
  const path = `${db.name}-wal`;
  let marked = saltsOf(path);
  return () => {
    if (saltsOf(path) === marked) return;
    writeIdentity(db);
    marked = saltsOf(path);
  };
}

const SALTS_AT = 16;
const SALTS_BYTES = 8;

/** What a log has of its own from when it was begun. */
function saltsOf(path: string): string {
  try {
    const file = openSync(path, 'r');
    try {
      const salts = Buffer.alloc(SALTS_BYTES);
      return salts.toString('hex', 0, readSync(file, salts, 0, SALTS_BYTES, SALTS_AT));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
