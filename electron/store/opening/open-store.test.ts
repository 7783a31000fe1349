import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { damage } from '#electron/testing/damage.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { openForTest } from '#electron/testing/temp-store.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { storeCreatures } from '#electron/store/creatures.ts';
import { APPLICATION_ID } from './file-header.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { LATEST_VERSION, MIGRATIONS } from '#electron/store/migrations/index.ts';
import { FILE_NAME, openStore, type Store } from './open-store.ts';
import { openSqlite } from '#electron/store/sqlite.ts';

const spoken = ({ notice }: Store) => (notice === null ? null : say(notice, 'pt-BR'));
const names = ({ db }: Store) => listCampaigns(db).map(({ name }) => name);

/** A folder with a database that holds one campaign, closed. */
function usedFolder(): string {
  const folder = tempFolder();
  const { db } = openStore({ folder, now: new Date('2026-11-01T00:00:00Z') });
  const { id } = givenCampaign(db, { name: 'De antes' });
  const creature = { campaignId: id, hp: 1, sheet: {}, notes: '', tags: [] };
  const many = Array.from({ length: 200 }, (_, number) => ({
    ...creature,
    id: `${number}`,
    name: `Criatura ${number}`,
  }));
  storeCreatures(db, many);
  db.close();
  return folder;
}

const keptIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('-guardado-'));

describe('opening the database', () => {
  it('makes a new one, marked as ours and safe against power cuts', () => {
    const store = openForTest(join(tempFolder(), 'dados'));
    expect([store.notice, store.writable]).toEqual([null, true]);
    expect(store.db.pragma('application_id', { simple: true })).toBe(APPLICATION_ID);
    expect(store.db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(store.db.pragma('synchronous', { simple: true })).toBe(2);
    expect(store.db.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(schemaVersion(store.db)).toBe(LATEST_VERSION);
  });

  it('finds again what was stored', () => {
    const store = openForTest(usedFolder());
    expect([store.notice, names(store)]).toEqual([null, ['De antes']]);
  });

  it('opens with a value in it damaged: what can’t be read is told where it is shown', () => {
    const folder = tempFolder();
    const { db } = openStore({ folder, now: new Date('2026-11-01T00:00:00Z') });
    const { id } = givenCampaign(db, { name: 'De antes' });
    db.exec(
      `INSERT INTO combats (id, request_id, campaign_id, name, system, setup, surprised, party, status, round, created_at, updated_at)
       VALUES ('f', 'r', '${id}', 'Luta', 'cairn', '{}', '[]', '{}', 'setup', 0, '2026', '2026')`,
    );
    damage(db, `UPDATE combats SET setup = '{"combatants":['`);
    db.close();
    const store = openForTest(folder);
    expect([store.notice, store.writable]).toEqual([null, true]);
    expect(names(store)).toEqual(['De antes']);
  });

  it('starts anew over a start that was broken off half-way', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, `${FILE_NAME}.new`), 'half');
    expect(openForTest(folder).notice).toBeNull();
    expect(readdirSync(folder)).not.toContain(`${FILE_NAME}.new`);
  });

  it('never plays the log of a lost file into a new one', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, `${FILE_NAME}-wal`), 'left behind');
    expect(openForTest(folder).notice).toBeNull();
    const [kept] = keptIn(folder);
    expect(readFileSync(join(folder, kept ?? ''), 'utf8')).toBe('left behind');
  });
});

describe('a damaged or foreign file', () => {
  const cases: readonly [string, (file: string) => void, RegExp][] = [
    ['cut in half', (file) => truncateSync(file, readFileSync(file).length / 2), /danificado/],
    ['cut within its header', (file) => truncateSync(file, 60), /danificado/],
    ['emptied', (file) => truncateSync(file, 0), /danificado/],
    ['overwritten inside', (file) => scribble(file), /danificado/],
    ['a text', (file) => writeFileSync(file, 'lista de compras'), /não era do Rodada/],
    ['another program’s database', (file) => makeForeign(file), /não era do Rodada/],
  ];

  it.each(cases)('%s is kept beside itself with its date and told of', (_what, spoil, words) => {
    const folder = usedFolder();
    const file = join(folder, FILE_NAME);
    spoil(file);
    const before = readFileSync(file);
    const store = openForTest(folder);
    const kept = 'rodada-guardado-2026-11-28T21-04-09.db';
    expect(keptIn(folder)).toContain(kept);
    expect(readFileSync(join(folder, kept))).toEqual(before);
    expect(spoken(store)).toMatch(words);
    expect(spoken(store)).toContain(kept);
    expect([store.writable, names(store)]).toEqual([true, []]);
  });

  it('is never put over one kept before', () => {
    const folder = usedFolder();
    const file = join(folder, FILE_NAME);
    for (const words of ['first', 'second']) {
      writeFileSync(file, words);
      openStore({ folder, now: new Date('2026-11-28T21:04:09Z') }).db.close();
    }
    expect(keptIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(
      expect.arrayContaining(['first', 'second']),
    );
  });
});

describe('a newer file', () => {
  it('stays as it is, byte for byte, while the app works beside it', () => {
    const folder = usedFolder();
    const file = join(folder, FILE_NAME);
    raiseVersion(file);
    const before = readFileSync(file);
    const store = openForTest(folder);
    expect(spoken(store)).toContain('versão mais nova');
    expect(spoken(store)).toContain(`rodada-v${LATEST_VERSION}.db`);
    givenCampaign(store.db, { name: 'Ao lado' });
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith(FILE_NAME))).toEqual([FILE_NAME]);
    store.db.close();
    expect(names(openForTest(folder))).toEqual(['Ao lado']);
  });

  it('is known as newer when only its write-ahead log says so', () => {
    const folder = usedFolder();
    const file = join(folder, FILE_NAME);
    const newer = openSqlite(file);
    onTestFinished(() => {
      newer.close();
    });
    newer.pragma(`user_version = ${LATEST_VERSION + 1}`);
    expect(existsSync(`${file}-wal`)).toBe(true);
    expect(spoken(openForTest(folder))).toContain('versão mais nova');
  });
});

describe('a file that can’t be written', () => {
  it('held by another program: the app starts, says so and refuses to save', () => {
    const folder = usedFolder();
    const other = openSqlite(join(folder, FILE_NAME));
    onTestFinished(() => {
      other.close();
    });
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN EXCLUSIVE');
    const store = openForTest(folder);
    expect(spoken(store)).toContain('Outro programa está usando o arquivo rodada.db');
    expect([store.writable, names(store)]).toEqual([false, []]);
    expect(() => givenCampaign(store.db)).toThrow(/readonly/);
    expect(keptIn(folder)).toEqual([]);
  });

  it('marked read-only: everything can be read, nothing is saved', () => {
    const folder = usedFolder();
    const file = join(folder, FILE_NAME);
    chmodSync(file, 0o444);
    const store = openForTest(folder);
    expect(spoken(store)).toContain('só pode ser lido');
    expect([store.writable, names(store)]).toEqual([false, ['De antes']]);
    expect(() => givenCampaign(store.db)).toThrow(/readonly/);
  });

  it('where no folder can be: the app starts and says why', () => {
    const notAFolder = join(tempFolder(), 'arquivo');
    writeFileSync(notAFolder, '');
    const store = openForTest(notAFolder);
    expect(spoken(store)).toContain('Não consegui abrir o arquivo rodada.db');
    expect(store.writable).toBe(false);
  });
});

describe('bringing an older file up', () => {
  const next = { version: LATEST_VERSION + 1, sql: 'CREATE TABLE later (id INTEGER) STRICT' };

  it('copies it first', () => {
    const folder = usedFolder();
    const store = openForTest(folder, { migrations: [...MIGRATIONS, next] });
    expect([store.notice, schemaVersion(store.db), names(store)]).toEqual([null, next.version, ['De antes']]);
    const backups = readdirSync(join(folder, 'backups'));
    expect(backups).toEqual([`rodada-v${LATEST_VERSION}-2026-11-28T21-04-09.db`]);
    const copy = openSqlite(join(folder, 'backups', backups[0] ?? ''));
    expect([schemaVersion(copy), listCampaigns(copy).length]).toEqual([LATEST_VERSION, 1]);
    copy.close();
  });

  it('leaves it as it was when a migration fails, and says where the copy is', () => {
    const folder = usedFolder();
    const broken = { ...next, sql: 'CREATE TABLE half (id INTEGER) STRICT; nonsense' };
    const store = openForTest(folder, { migrations: [...MIGRATIONS, broken] });
    expect(spoken(store)).toMatch(/Ele ficou como estava.*backups/);
    expect(store.writable).toBe(false);
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
  const db = openSqlite(file);
  db.pragma(`user_version = ${LATEST_VERSION + 1}`);
  db.close();
}
