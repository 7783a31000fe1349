import { renameSync, rmSync } from 'node:fs';
import { APPLICATION_ID } from './file-header.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from '#electron/store/migrations/index.ts';
import { hasCompanions, setAside } from './set-aside.ts';
import { openSqlite, type OpenOptions } from '#electron/store/sqlite.ts';

/**
 * Makes a new, empty database. It gets its name only when it is whole: a start broken off leaves no half-made file, and
 * the companions of a file that is gone are moved away, or SQLite would play them into the new one.
 */
export function createFile(path: string, options: OpenOptions, now: Date): void {
  if (hasCompanions(path)) setAside(path, now);
  const unfinished = `${path}.new`;
  rmSync(unfinished, { force: true });
  const db = openSqlite(unfinished, options);
  try {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    migrate(db, MIGRATIONS);
  } finally {
    db.close();
  }
  renameSync(unfinished, path);
}
