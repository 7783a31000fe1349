import { mkdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { schemaVersion } from './migrate.ts';
import { fileStamp } from './set-aside.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** The folder of copies, beside the database. */
export const BACKUPS = 'backups';

/** Writes a whole copy of an open database, named by its schema's version and the date; gives the copy's path. */
export function backUpBeforeMigrating(db: Sqlite, path: string, now: Date): string {
  const folder = join(dirname(path), BACKUPS);
  mkdirSync(folder, { recursive: true });
  const name = `${basename(path, extname(path))}-v${schemaVersion(db)}-${fileStamp(now)}.db`;
  const copy = join(folder, name);
  db.prepare('VACUUM INTO ?').run(copy);
  return copy;
}
