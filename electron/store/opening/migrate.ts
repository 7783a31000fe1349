import type { Sqlite } from '#electron/store/sqlite.ts';
import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupFileName, backupFolder } from './backup-place.ts';

/** One step of the schema. Published ones are never changed. */
export interface Migration {
  /** `user_version` after it. */
  readonly version: number;
  readonly sql: string;
  /** Writes anew what SQL alone can't, after it and in the same transaction. */
  readonly rewrite?: (db: Sqlite) => void;
}

/** The schema's version of an open database. */
export function schemaVersion(db: Sqlite): number {
  return Number(db.pragma('user_version', { simple: true }));
}

/** Runs the migrations that the database doesn't have yet, each in one transaction that also raises `user_version`. */
export function migrate(db: Sqlite, migrations: readonly Migration[]): void {
  const from = schemaVersion(db);
  // A new column has SQLite look at every value of its table: one damaged long ago doesn't keep the others from their app.
  db.pragma('ignore_check_constraints = ON');
  try {
    for (const { version, sql, rewrite } of migrations) {
      if (version <= from) continue;
      db.transaction(() => {
        db.exec(sql);
        rewrite?.(db);
        db.pragma(`user_version = ${version}`);
      }).immediate();
    }
  } finally {
    db.pragma('ignore_check_constraints = OFF');
  }
}

/** Writes a whole copy of an open database among its backups; it gets its name only when it is whole. Gives its path. */
export function backUpBeforeMigrating(db: Sqlite, path: string, now: Date): string {
  const copy = join(backupFolder(dirname(path)), backupFileName(now, 'migration'));
  const unfinished = `${copy}.tmp`;
  rmSync(unfinished, { force: true });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    renameSync(unfinished, copy);
  } catch (thrown) {
    rmSync(unfinished, { force: true });
    throw thrown;
  }
  return copy;
}
