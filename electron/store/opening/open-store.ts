import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { plain, type Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { fileState } from './file-state.ts';
import { BACKUPS, backUpBeforeMigrating, migrate, schemaVersion, type Migration } from './migrate.ts';
import { LATEST_VERSION, MIGRATIONS } from '#electron/store/migrations/index.ts';
import { seedObjects } from '#electron/store/objects/objects.ts';
import { setAside, hasCompanions } from './set-aside.ts';
import { openSqlite, sqliteCode, type OpenOptions, type Sqlite } from '#electron/store/sqlite.ts';
import { APPLICATION_ID } from './file-header.ts';

/** The open database and what the narrator must be told about it. */
export interface Store {
  readonly db: Sqlite;
  /** Null when all is well. */
  readonly notice: Message | null;
  /** False where nothing can be saved; every write is then refused by SQLite itself. */
  readonly writable: boolean;
}

/** Where the database lives and how it is opened. */
export interface StorePlace {
  readonly folder: string;
  readonly now: Date;
  readonly sqlite?: OpenOptions;
  /** What to bring the schema up to. */
  readonly migrations?: readonly Migration[];
}

/** The database's file name. */
export const FILE_NAME = 'rodada.db';

/** Opens or creates the database. Never throws, and never overwrites a file: whatever stands in the way becomes the notice. */
export function openStore({ folder, now, sqlite = {}, migrations = MIGRATIONS }: StorePlace): Store {
  const place = { now, sqlite: { timeout: 2000, ...sqlite }, migrations };
  return openAt(join(folder, FILE_NAME), place, (path) => {
    const standIn = join(folder, `rodada-v${LATEST_VERSION}.db`);
    const notice = message('store.notice.newer', {
      file: plain(basename(path)),
      standIn: plain(basename(standIn)),
    });
    return told(
      openAt(standIn, place, (again) => blocked(cannotOpen(again, 'newer'), sqlite)),
      notice,
    );
  });
}

type Place = Required<Omit<StorePlace, 'folder'>>;

function openAt(path: string, place: Place, newer: (path: string) => Store): Store {
  const { now, sqlite } = place;
  const file = plain(basename(path));
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    const state = fileState(path, sqlite);
    switch (state) {
      case 'newer':
        return newer(path);
      case 'locked':
        return blocked(message('store.notice.locked', { file }), sqlite);
      case 'read-only':
        return openForReading(path, place);
      case 'absent':
        createFile(path, sqlite, now);
        return openForWriting(path, place);
      case 'foreign':
      case 'damaged': {
        const kept = setAside(path, now);
        createFile(path, sqlite, now);
        return told(openForWriting(path, place), message(`store.notice.${state}`, { file: plain(kept) }));
      }
      case 'good':
        return openForWriting(path, place);
    }
  } catch (thrown) {
    if (sqliteCode(thrown)?.startsWith('SQLITE_BUSY')) {
      return blocked(message('store.notice.locked', { file }), sqlite);
    }
    return blocked(cannotOpen(path, reasonOf(thrown)), sqlite);
  }
}

function openForWriting(path: string, { now, sqlite, migrations }: Place): Store {
  const db = openSqlite(path, { ...sqlite, fileMustExist: true });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    const target = migrations.at(-1)?.version ?? 0;
    if (schemaVersion(db) < target) {
      backUpBeforeMigrating(db, path, now);
      try {
        migrate(db, migrations);
      } catch {
        db.close();
        const values = { file: plain(basename(path)), backups: BACKUPS };
        return blocked(message('store.notice.cannotMigrate', values), sqlite);
      }
    }
    seedObjects(db);
    return { db, notice: null, writable: true };
  } catch (thrown) {
    db.close();
    throw thrown;
  }
}

/** A file that can't be written is read where its schema is this app's; an older one can't be brought up. */
function openForReading(path: string, { sqlite, migrations }: Place): Store {
  const file = plain(basename(path));
  const db = openSqlite(path, { ...sqlite, readonly: true, fileMustExist: true });
  const notice = message('store.notice.readOnly', { file });
  if (schemaVersion(db) === migrations.at(-1)?.version) return { db, notice, writable: false };
  db.close();
  return blocked(cannotOpen(path, 'read-only'), sqlite);
}

/** An empty stand-in in memory that refuses every write, so that the app can start and say why. */
function blocked(notice: Message, sqlite: OpenOptions): Store {
  const db = openSqlite(':memory:', sqlite);
  migrate(db, MIGRATIONS);
  db.pragma('query_only = ON');
  return { db, notice, writable: false };
}

function told(store: Store, notice: Message): Store {
  return { ...store, notice: store.notice ?? notice };
}

function cannotOpen(path: string, why: string): Message {
  return message('store.notice.cannotOpen', { file: plain(basename(path)), why: plain(why) });
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string') return thrown.code;
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * Makes a new, empty database. It gets its name only when it is whole: a start broken off leaves no half-made file, and
 * the companions of a file that is gone are moved away, or SQLite would play them into the new one.
 */
function createFile(path: string, options: OpenOptions, now: Date): void {
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
