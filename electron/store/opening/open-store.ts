import { mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Trouble } from '#shared/api/opening.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { writeIdentity } from '#electron/store/identity.ts';
import { MIGRATIONS } from '#electron/store/migrations/index.ts';
import { seedObjects } from '#electron/store/objects/objects.ts';
import { openSqlite, type OpenOptions, type Sqlite } from '#electron/store/sqlite.ts';
import { backupFileName, backupFolder, backupFolders, readBackupName } from './backup-place.ts';
import { fileState, isTrouble, whyNoNewFile } from './file-state.ts';
import { mendFinders } from './mend.ts';
import { backUpBeforeMigrating, migrate, schemaVersion, type Migration } from './migrate.ts';
import { copyIn, createFile, moveTo, nameIt } from './new-file.ts';
import { hasCompanions, isThere, keepLog, setAside, setAsideCompanions } from './set-aside.ts';
import { troubleAt, troubleOf } from './trouble.ts';

/** The open database and what the narrator must be told about it. */
export interface Store {
  readonly db: Sqlite;
  /** Where its file stands. */
  readonly path: string;
  /** Null when all is well. */
  readonly notice: Message | null;
  /** False where nothing can be saved; every write is then refused by SQLite itself. */
  readonly writable: boolean;
  /** Whether its file was made just now. */
  readonly fresh: boolean;
}

/** The open database, or what keeps it from being opened. */
export type Opening =
  | { readonly kind: 'open'; readonly store: Store }
  | { readonly kind: 'blocked'; readonly trouble: Trouble };

/** Where the database lives and how it is opened. */
export interface StorePlace {
  readonly folder: string;
  /** Whether a database is known to have been there: none there is a trouble then, no first start. */
  readonly expected?: boolean;
  /** Whether its file is the very one that was closed last, and was whole then: it isn't looked through again. */
  readonly whole?: boolean;
  readonly now: Date;
  readonly sqlite?: OpenOptions;
  /** What to bring the schema up to. */
  readonly migrations?: readonly Migration[];
}

/** The database's file name. */
export const FILE_NAME = 'rodada.db';

/**
 * Opens the database; where there has never been one, makes it. What SQLite can recover is recovered. Nothing is written
 * over, replaced or moved, but for companions that aren't the file's own: those are kept under another name. Never throws.
 */
export function openStore(place: StorePlace): Opening {
  return guarded(place, (path) => openAt(path, place, place.whole));
}

/** Sets aside whatever stands at the database's place, and makes a new one. */
export function beginAnew(place: StorePlace): Opening {
  return guarded(place, (path) => {
    const kept = setAside(path, place.now);
    createFile(path, sqliteOf(place));
    return told(openForWriting(path, place, true), noticeOf('store.notice.begunAnew', kept));
  });
}

/** Sets aside whatever stands at the database's place, and puts a copy of a backup there. */
export function openBackup(place: StorePlace, backup: string): Opening {
  return guarded(place, (path) => {
    const kept = setAside(path, place.now);
    copyIn(backup, path);
    return told(openAt(path, place), noticeOf('store.notice.fromBackup', kept));
  });
}

/**
 * Puts the copy of a backup that `copyBeside` made, and that was looked through, in the place of a closed database, which
 * becomes a backup itself; where the copy can't be put there, all stays as it was.
 */
export function replaceWith(place: StorePlace, copy: string): Opening {
  return guarded(place, (path) => {
    const file = realpathSync(path);
    const kept = join(backupFolder(place.folder), backupFileName(place.now, 'restore'));
    moveTo(file, kept);
    try {
      nameIt(copy, file);
    } catch (thrown) {
      moveTo(kept, file);
      throw thrown;
    }
    return told(openAt(path, place, true), message('store.notice.restored', { file: plain(basename(kept)) }));
  });
}

/** The open store; throws what keeps it from being opened. */
export function mustOpen(place: StorePlace): Store {
  const opening = openStore(place);
  if (opening.kind === 'open') return opening.store;
  throw new Error(`${opening.trouble.kind}: ${opening.trouble.path}`);
}

/** Closes a store; its file then needs nothing beside itself, and what stands there at the next opening isn't its own. */
export function closeStore({ db, writable }: Store): void {
  if (!db.open) return;
  try {
    // Nobody waits long for the app to end.
    db.pragma('busy_timeout = 200');
    if (writable) db.pragma('journal_mode = DELETE');
  } catch {
    // Somebody else reads it: it stays as it is, and whole.
  }
  db.close();
}

function guarded(place: StorePlace, open: (path: string) => Opening): Opening {
  const path = join(place.folder, FILE_NAME);
  try {
    if (place.expected !== true) mkdirSync(place.folder, { recursive: true });
    else if (!statSync(place.folder, { throwIfNoEntry: false }))
      return blocked(troubleAt(path, 'folder-away'));
    return open(path);
  } catch (thrown) {
    return blocked(troubleOf(thrown, path));
  }
}

/** Opens what stands there; what was `looked` through just now isn't again. */
function openAt(path: string, place: StorePlace, looked = false): Opening {
  const state = fileState(path, sqliteOf(place), looked);
  if (isTrouble(state)) {
    const kept = state.kind === 'damaged' ? mendFinders(path, place.now, sqliteOf(place)) : null;
    if (kept === null) return blocked(troubleAt(path, state.kind, state.what));
    return told(openForWriting(path, place, false), message('store.notice.mended', { file: plain(kept) }));
  }
  switch (state.kind) {
    case 'absent':
      if (place.expected === true || hasCompanions(path) || hasBackups(place.folder)) {
        return blocked(troubleAt(path, 'missing'));
      }
      return openFirst(path, place);
    case 'foreign-companions': {
      const file = plain(setAsideCompanions(realpathSync(path), place.now));
      return told(openAt(path, place), message('store.notice.foreignLog', { file }));
    }
    case 'torn-log': {
      const file = plain(keepLog(realpathSync(path), place.now));
      return told(openForWriting(path, place, false), message('store.notice.tornLog', { file }));
    }
    case 'good':
      return openForWriting(path, place, false);
  }
}

/** Makes the first database there has been; where that can't be, there is nothing to read either. */
function openFirst(path: string, place: StorePlace): Opening {
  const shut = whyNoNewFile(path);
  const opening = guarded(place, () => {
    if (shut !== null) return blocked(troubleAt(path, shut));
    createFile(path, sqliteOf(place));
    return openForWriting(path, place, true);
  });
  if (opening.kind === 'open' || isThere(path)) return opening;
  const { trouble } = opening;
  return blocked({ ...trouble, ways: trouble.ways.filter((way) => way !== 'read-only') });
}

function openForWriting(path: string, place: StorePlace, fresh: boolean): Opening {
  const { now, migrations = MIGRATIONS } = place;
  const db = openSqlite(path, { ...sqliteOf(place), fileMustExist: true });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    if (schemaVersion(db) > 0) writeIdentity(db);
    const target = migrations.at(-1)?.version ?? 0;
    if (schemaVersion(db) < target) {
      const copy = backUpBeforeMigrating(db, path, now);
      try {
        migrate(db, migrations);
      } catch {
        db.close();
        return blocked(troubleAt(path, 'cannot-migrate', copy));
      }
    }
    seedObjects(db);
    return { kind: 'open', store: { db, path, notice: null, writable: true, fresh } };
  } catch (thrown) {
    db.close();
    throw thrown;
  }
}

function sqliteOf({ sqlite = {} }: StorePlace): OpenOptions {
  return { timeout: 2000, ...sqlite };
}

function hasBackups(folder: string): boolean {
  return backupFolders(folder).some((backups) =>
    readdirSync(backups).some((name) => readBackupName(name) !== null),
  );
}

function noticeOf(
  key: 'store.notice.begunAnew' | 'store.notice.fromBackup',
  kept: string | null,
): Message | null {
  return kept === null ? null : message(key, { file: plain(kept) });
}

function blocked(trouble: Trouble): Opening {
  return { kind: 'blocked', trouble };
}

function told(opening: Opening, notice: Message | null): Opening {
  if (opening.kind === 'blocked') return opening;
  return { kind: 'open', store: { ...opening.store, notice: opening.store.notice ?? notice } };
}
