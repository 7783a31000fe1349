import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type OpenOptions, type Sqlite } from '#electron/store/sqlite.ts';

/** Databases that are there for one piece of work only. */
export interface Scratches {
  readonly open: () => Sqlite;
  /** Closes and removes all that were opened. */
  readonly clear: () => void;
}

/** Opens scratch databases in folders of their own among the system's temporary ones. */
export function openScratches(options: OpenOptions): Scratches {
  const opened: { readonly db: Sqlite; readonly folder: string }[] = [];
  return {
    open() {
      const folder = mkdtempSync(join(tmpdir(), 'rodada-'));
      const db = openSqlite(join(folder, 'scratch.db'), options);
      opened.push({ db, folder });
      return db;
    },
    clear() {
      for (const { db, folder } of opened.splice(0)) {
        db.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
