import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { plain, message } from '#shared/text/message.ts';
import { LATEST_VERSION } from '#electron/store/migrations/index.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { schemaVersion } from './migrate.ts';
import { FILE_NAME, type Opening, type StorePlace } from './open-store.ts';
import { troubleAt, troubleOf } from './trouble.ts';

/** A database opened only to be read, and what takes its copy away when it has been closed. */
export type ReadOnlyOpening = Opening & { readonly forget: () => void };

/**
 * Opens a database only to be read: a copy of it among the system's temporary files, since SQLite has to write beside what
 * it reads. What stands at the database's place isn't touched at all. One of another version of the app can't be read.
 */
export async function openReadOnly({ folder, sqlite = {} }: StorePlace): Promise<ReadOnlyOpening> {
  const path = join(folder, FILE_NAME);
  let copies: string | null = null;
  const forget = () => {
    if (copies !== null) rmSync(copies, { recursive: true, force: true });
  };
  try {
    copies = mkdtempSync(join(tmpdir(), 'rodada-lendo-'));
    const copy = join(copies, FILE_NAME);
    for (const suffix of ['', '-wal', '-journal']) {
      if (statSync(path + suffix, { throwIfNoEntry: false })) await copyFile(path + suffix, copy + suffix);
    }
    const db = openSqlite(copy, { ...sqlite, fileMustExist: true });
    if (schemaVersion(db) !== LATEST_VERSION) {
      db.close();
      return { kind: 'blocked', trouble: troubleAt(path, 'cannot-migrate'), forget };
    }
    db.pragma('query_only = ON');
    const notice = message('store.notice.readOnly', { file: plain(basename(path)) });
    return { kind: 'open', store: { db, path, notice, writable: false, fresh: false }, forget };
  } catch (thrown) {
    return { kind: 'blocked', trouble: troubleOf(thrown, path), forget };
  }
}
