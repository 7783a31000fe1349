import { onTestFinished } from 'vitest';
import { mustOpen, type Store, type StorePlace } from '#electron/store/opening/open-store.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { tempFolder } from './temp-folder.ts';

/** The moment at which tests happen. */
export const NOW = new Date('2026-11-28T21:04:09Z');

/** Opens the store of a folder, which nothing keeps from it; closed when the test is over. */
export function openForTest(folder: string, more: Partial<StorePlace> = {}): Store {
  const store = mustOpen({ folder, now: NOW, sqlite: { timeout: 50 }, ...more });
  onTestFinished(() => {
    store.db.close();
  });
  return store;
}

/** A new, empty database in a folder of its own. */
export function tempStore(): Sqlite {
  return openForTest(tempFolder()).db;
}
