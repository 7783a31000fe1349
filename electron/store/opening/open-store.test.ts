import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TroubleKind } from '#shared/api/opening.ts';
import { say } from '#shared/text/translate.ts';
import { damage } from '#electron/testing/damage.ts';
import { keptIn, usedFolder } from '#electron/testing/used-folder.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { NOW, openForTest } from '#electron/testing/temp-store.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { LATEST_VERSION, MIGRATIONS } from '#electron/store/migrations/index.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { APPLICATION_ID } from './file-header.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { FILE_NAME, openStore, type Store, type StorePlace } from './open-store.ts';

const names = ({ db }: Store) => listCampaigns(db).map(({ name }) => name);

/** What keeps a folder's database from being opened; fails when nothing does. */
function troubleIn(folder: string, more: Partial<StorePlace> = {}) {
  const opening = openStore({ folder, now: NOW, sqlite: { timeout: 50 }, ...more });
  if (opening.kind === 'blocked') return opening.trouble;
  opening.store.db.close();
  throw new Error('It was opened.');
}

/** Everything in a folder, by name, with what files hold. */
function contentsOf(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { withFileTypes: true }).map((one) => [
      one.name,
      one.isFile() ? readFileSync(join(folder, one.name), 'base64') : 'no file',
    ]),
  );
}

describe('opening the database', () => {
  it('makes a new one, marked as ours and safe against power cuts', () => {
    const store = openForTest(join(tempFolder(), 'dados'));
    expect([store.notice, store.writable, store.fresh]).toEqual([null, true, true]);
    expect(store.db.pragma('application_id', { simple: true })).toBe(APPLICATION_ID);
    expect(store.db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(store.db.pragma('synchronous', { simple: true })).toBe(2);
    expect(store.db.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(schemaVersion(store.db)).toBe(LATEST_VERSION);
  });

  it('finds again what was stored', () => {
    const store = openForTest(usedFolder());
    expect([store.notice, store.fresh, names(store)]).toEqual([null, false, ['De antes']]);
  });

  it('finds it where a link leads', () => {
    const [elsewhere, folder] = [usedFolder(), tempFolder()];
    symlinkSync(join(elsewhere, FILE_NAME), join(folder, FILE_NAME));
    expect(names(openForTest(folder))).toEqual(['De antes']);
  });

  it('opens with a value in it damaged: what can’t be read is told where it is shown', () => {
    const folder = usedFolder((db, id) => {
      db.exec(
        `INSERT INTO combats (id, request_id, campaign_id, name, system, setup, surprised, party, status, round, created_at, updated_at)
         VALUES ('f', 'r', '${id}', 'Luta', 'cairn', '{}', '[]', '{}', 'setup', 0, '2026', '2026')`,
      );
      damage(db, `UPDATE combats SET setup = '{"combatants":['`);
    });
    const store = openForTest(folder);
    expect([store.notice, store.writable, names(store)]).toEqual([null, true, ['De antes']]);
  });

  it('starts anew over a start that was broken off half-way', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, `${FILE_NAME}.new`), 'half');
    expect(openForTest(folder).notice).toBeNull();
    expect(readdirSync(folder)).not.toContain(`${FILE_NAME}.new`);
  });
});

describe('what keeps it from being opened is told apart, and nothing is touched', () => {
  const cases: readonly [what: string, spoil: (file: string) => void, kind: TroubleKind, words: RegExp][] = [
    ['cut in half', (file) => truncateSync(file, readFileSync(file).length / 2), 'damaged', /danificado/],
    ['cut within its header', (file) => truncateSync(file, 60), 'damaged', /danificado/],
    ['emptied', (file) => truncateSync(file, 0), 'damaged', /danificado/],
    ['overwritten inside', scribble, 'damaged', /danificado/],
    ['a text', (file) => writeFileSync(file, 'lista de compras'), 'foreign', /não é do Rodada/],
    ['another program’s database', makeForeign, 'foreign', /não é do Rodada/],
    [
      'cut short with its log in use',
      (file) => (within(file, 'PRAGMA journal_mode = WAL'), truncateSync(file, 5000)),
      'damaged',
      /danificado/,
    ],
    ['of a newer version', raiseVersion, 'newer', /versão mais nova/],
    ['without a table', (file) => within(file, 'DROP TABLE tags'), 'incomplete', /faltam partes.*tags/],
    [
      'without a column',
      (file) => within(file, 'ALTER TABLE combats DROP COLUMN round'),
      'incomplete',
      /combats\.round/,
    ],
    [
      'without a trigger',
      (file) => within(file, 'DROP TRIGGER creature_words_go'),
      'incomplete',
      /creature_words_go/,
    ],
    ['a folder', (file) => (rmSync(file), mkdirSync(file)), 'not-a-file', /há uma pasta/],
    [
      'a link to what is away',
      (file) => (rmSync(file), symlinkSync('/longe/rodada.db', file)),
      'link-away',
      /atalho/,
    ],
    ['marked read-only', (file) => chmodSync(file, 0o444), 'read-only-file', /só pode ser lido/],
    ['gone, its log left behind', (file) => renameSync(file, `${file}-wal`), 'missing', /já esteve/],
    ['gone, its backups left behind', (file) => moveToBackups(file), 'missing', /já esteve/],
  ];

  it.each(cases)('%s', (_what, spoil, kind, words) => {
    const folder = usedFolder();
    spoil(join(folder, FILE_NAME));
    const before = contentsOf(folder);
    const trouble = troubleIn(folder);
    expect(trouble.kind).toBe(kind);
    expect(say(trouble.said, 'pt-BR')).toMatch(words);
    expect(say(trouble.said, 'en')).not.toContain('opening.');
    expect(trouble.path).toBe(join(folder, FILE_NAME));
    expect(trouble.ways).toContain('retry');
    expect(contentsOf(folder)).toEqual(before);
  });

  it('held by another program', () => {
    const folder = usedFolder();
    const other = openSqlite(join(folder, FILE_NAME));
    onTestFinished(() => {
      other.close();
    });
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN EXCLUSIVE');
    expect(troubleIn(folder).kind).toBe('locked');
    expect(keptIn(folder)).toEqual([]);
  });

  it('in a folder that can’t be written', () => {
    const folder = usedFolder();
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
    expect(troubleIn(folder).kind).toBe('read-only-folder');
  });

  it('in a folder that can’t be written and has no data yet, of which there are none to read', () => {
    const folder = tempFolder();
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
    const { kind, ways } = troubleIn(folder);
    expect([kind, ways]).toEqual(['read-only-folder', ['retry', 'folder']]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('in a folder that was chosen and is away, or empty now', () => {
    const away = join(tempFolder(), 'pendrive');
    expect(troubleIn(away, { expected: true }).kind).toBe('folder-away');
    expect(existsSync(away)).toBe(false);
    mkdirSync(away);
    expect(troubleIn(away, { expected: true }).kind).toBe('missing');
    expect(readdirSync(away)).toEqual([]);
  });

  it('where no folder can be', () => {
    const notAFolder = join(tempFolder(), 'arquivo');
    writeFileSync(notAFolder, '');
    expect(troubleIn(notAFolder).kind).toBe('failed');
  });

  it('newer, which only its write-ahead log says', () => {
    const folder = usedFolder();
    const newer = openSqlite(join(folder, FILE_NAME));
    onTestFinished(() => {
      newer.close();
    });
    newer.pragma('journal_mode = WAL');
    newer.pragma(`user_version = ${LATEST_VERSION + 1}`);
    expect(existsSync(join(folder, `${FILE_NAME}-wal`))).toBe(true);
    expect(troubleIn(folder).kind).toBe('newer');
  });
});

describe('bringing an older file up', () => {
  const next = { version: LATEST_VERSION + 1, sql: 'CREATE TABLE later (id INTEGER) STRICT' };
  const COPY = 'rodada-2026-11-28T21-04-09.000-migration.db';

  it('copies it first', () => {
    const folder = usedFolder();
    const store = openForTest(folder, { migrations: [...MIGRATIONS, next] });
    expect([store.notice, schemaVersion(store.db), names(store)]).toEqual([null, next.version, ['De antes']]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([COPY]);
    const copy = openSqlite(join(folder, 'backups', COPY));
    expect([schemaVersion(copy), listCampaigns(copy).length]).toEqual([LATEST_VERSION, 1]);
    copy.close();
  });

  it('copies it elsewhere where a file is in the way of the folder', () => {
    const folder = usedFolder();
    writeFileSync(join(folder, 'backups'), 'lista de compras');
    const store = openForTest(folder, { migrations: [...MIGRATIONS, next] });
    expect(schemaVersion(store.db)).toBe(next.version);
    expect(readdirSync(join(folder, 'backups-2'))).toEqual([COPY]);
    expect(readFileSync(join(folder, 'backups'), 'utf8')).toBe('lista de compras');
  });

  it('leaves it as it was when a migration fails, and says where the copy is', () => {
    const folder = usedFolder();
    const broken = { ...next, sql: 'CREATE TABLE half (id INTEGER) STRICT; nonsense' };
    const trouble = troubleIn(folder, { migrations: [...MIGRATIONS, broken] });
    expect(trouble.kind).toBe('cannot-migrate');
    expect(say(trouble.said, 'pt-BR')).toContain(COPY);
    expect(names(openForTest(folder))).toEqual(['De antes']);
  });

  it('stops at the migration that fails, each being whole or not at all', () => {
    const db = openSqlite(':memory:');
    const broken = { ...next, sql: 'CREATE TABLE half (id INTEGER); nonsense' };
    expect(() => migrate(db, [...MIGRATIONS, broken])).toThrow(/syntax/);
    expect(schemaVersion(db)).toBe(LATEST_VERSION);
    expect(db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'half'").all()).toEqual([]);
    db.close();
  });
});

function scribble(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 4096 * 2, 4096 * 6);
  writeFileSync(file, bytes);
}

function makeForeign(file: string): void {
  const other = join(tempFolder(), 'other.db');
  const db = openSqlite(other);
  db.exec('CREATE TABLE notes (words TEXT)');
  db.close();
  copyFileSync(other, file);
}

function raiseVersion(file: string): void {
  within(file, `PRAGMA user_version = ${LATEST_VERSION + 1}`);
}

function within(file: string, sql: string): void {
  const db = openSqlite(file);
  db.exec(sql);
  db.close();
}

function moveToBackups(file: string): void {
  const folder = join(file, '..', 'backups');
  mkdirSync(folder);
  linkSync(file, join(folder, 'rodada-v8-2026-11-01T10-00-00.db'));
  rmSync(file);
}
