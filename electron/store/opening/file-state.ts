import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readFileHeader } from './file-header.ts';
import { schemaVersion } from './migrate.ts';
import { LATEST_VERSION } from '#electron/store/migrations/index.ts';
import { openSqlite, sqliteCode, type OpenOptions } from '#electron/store/sqlite.ts';

/** What stands at the database's place before anything is opened for writing. */
export type FileState = 'absent' | 'newer' | 'foreign' | 'damaged' | 'locked' | 'read-only' | 'good';

/** Examines the file without changing it. Throws what the file system or SQLite throws when it can't be told. */
export function fileState(path: string, options: OpenOptions): FileState {
  if (!existsSync(path)) return 'absent';
  const header = readFileHeader(path);
  if (header.kind !== 'rodada') return header.kind;
  if (header.version > LATEST_VERSION) return 'newer';
  const inside = contentState(path, options);
  return inside === 'good' && !isWritable(path) ? 'read-only' : inside;
}

/** What SQLite finds inside; the write-ahead log counts, where a newer app's last acts may still be. */
function contentState(path: string, options: OpenOptions): 'newer' | 'damaged' | 'locked' | 'good' {
  try {
    const db = openSqlite(path, { ...options, readonly: true, fileMustExist: true });
    try {
      if (schemaVersion(db) > LATEST_VERSION) return 'newer';
      // The file is examined, not what single rows say: one that can't be read is told where it is shown.
      db.pragma('ignore_check_constraints = ON');
      return db.pragma('quick_check', { simple: true }) === 'ok' ? 'good' : 'damaged';
    } finally {
      db.close();
    }
  } catch (thrown) {
    const code = sqliteCode(thrown) ?? '';
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return 'damaged';
    if (code.startsWith('SQLITE_BUSY')) return 'locked';
    throw thrown;
  }
}

/** Whether both the file and its folder (for the write-ahead log) can be written; a file marked read-only can't by anyone. */
function isWritable(path: string): boolean {
  const ANYONE_WRITES = 0o222;
  if ((statSync(path).mode & ANYONE_WRITES) === 0) return false;
  try {
    accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
