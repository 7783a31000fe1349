import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BackupStatus } from '#shared/api/backups.ts';
import { say } from '#shared/text/translate.ts';
import { JOBS_HERE } from '#electron/testing/jobs-here.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { NOW } from '#electron/testing/temp-store.ts';
import { usedFolder } from '#electron/testing/used-folder.ts';
import { watchChanges } from '#electron/store/changes.ts';
import { readIdentity } from '#electron/store/identity.ts';
import { closeStore, FILE_NAME, mustOpen } from '#electron/store/opening/open-store.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { openBackups, howLeft, type BackupTools } from './backups.ts';
import { openJobs } from './run-job.ts';

const MINUTE = 60_000;

/** The backups of a folder's database, a clock to be set, and what looks after them every minute. */
function opened(folder = usedFolder(), more: Partial<BackupTools> = {}) {
  const store = mustOpen({ folder, now: NOW });
  const { db, path } = store;
  const clock = { at: NOW.getTime() };
  const told: BackupStatus[] = [];
  let look = (): void => undefined;
  const backups = openBackups({
    ...{ path, source: path, writable: true, changed: false, second: null },
    identity: readIdentity(db) ?? '',
    keepSecond: () => undefined,
    jobs: JOBS_HERE,
    now: () => new Date((clock.at += 1)),
    every(_milliseconds, act) {
      look = act;
      return () => undefined;
    },
    tell: (status) => told.push(status),
    ...more,
  });
  watchChanges(db, backups.noteChange);
  onTestFinished(() => {
    backups.stop();
    closeStore(store);
  });
  const pass = async (milliseconds: number) => {
    clock.at += milliseconds;
    look();
    await backups.useSecond(more.second ?? null);
  };
  const there = () => {
    const place = join(folder, 'backups');
    return existsSync(place) ? readdirSync(place).filter((name) => name !== 'state.json') : [];
  };
  /** Has what was written be told of. */
  const change = async (name = 'Mudança') => {
    givenCampaign(db, { name });
    await Promise.resolve();
  };
  return { folder, store, backups, told, pass, there, change };
}

const campaignsIn = (path: string) => {
  const db = openSqlite(path, { readonly: true });
  const rows = db.prepare<[], { name: string }>('SELECT name FROM campaigns ORDER BY name').all();
  db.close();
  return rows.map(({ name }) => name);
};

describe('a backup', () => {
  it('is one whole file with everything that was stored, also what stands only in the log', async () => {
    const jobs = openJobs({ script: new URL('backup-worker.ts', import.meta.url), sqlite: {} });
    const { folder, backups, there, change } = opened(usedFolder(), { jobs });
    await change('No log');
    await backups.make('hand');
    const [name = ''] = there();
    expect(there()).toEqual([expect.stringMatching(/^rodada-2026-11-28T21-04-09\.\d{3}-hand\.db$/)]);
    expect(campaignsIn(join(folder, 'backups', name))).toEqual(['De antes', 'No log']);
    expect(there()).toEqual([name]);
  });

  it('is shown with its date, its reason, its size and its campaigns', async () => {
    const { backups } = opened();
    await backups.make('hand');
    const { list, at, folder, failure } = await backups.show();
    expect(list).toMatchObject([{ at, reason: 'hand', state: 'good', campaigns: ['De antes'] }]);
    expect(list[0]?.bytes).toBeGreaterThan(10_000);
    expect([folder.endsWith('backups'), failure]).toEqual([true, null]);
  });

  it('that was cut short is shown as damaged, one of a newer version as that', async () => {
    const { folder, backups, there } = opened();
    await backups.make('hand');
    const path = join(folder, 'backups', there()[0] ?? '');
    const bytes = readFileSync(path);
    writeFileSync(
      join(folder, 'backups', 'rodada-2026-11-01T10-00-00.000-timer.db'),
      bytes.subarray(0, 8192),
    );
    const newer = Buffer.from(bytes);
    newer.writeUInt32BE(999, 60);
    writeFileSync(join(folder, 'backups', 'rodada-v9-2026-11-02T10-00-00.db'), newer);
    expect((await backups.show()).list.map(({ state, reason }) => [reason, state])).toEqual([
      ['hand', 'good'],
      ['migration', 'newer'],
      ['timer', 'damaged'],
    ]);
  });

  it('that can’t be made is told, leaves nothing behind, and is tried again', async () => {
    const { folder, backups, told, change, there } = opened();
    for (const number of ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9']) {
      writeFileSync(join(folder, `backups${number}`), '');
    }
    await change();
    const { code, words } = await refusalOf(() => backups.make('hand'));
    expect([code, words]).toEqual(['STORE', expect.stringContaining('Não consegui fazer a cópia')]);
    const failure = told.at(-1)?.failure;
    expect(failure && say(failure, 'pt-BR')).toBe(words);
    expect(backups.status().changed).toBe(true);
    rmSync(join(folder, 'backups'));
    await backups.before('import');
    expect([there().length, backups.status().failure]).toEqual([1, null]);
  });

  it('of data that are damaged is none; they can still be exported as they are', async () => {
    const { folder, store, backups, there } = opened();
    store.db.pragma('wal_checkpoint(TRUNCATE)');
    store.db.exec('DROP TABLE tags');
    await refusalOf(() => backups.make('hand'));
    expect(there()).toEqual([]);
    await backups.writeTo(join(folder, 'tudo.db'));
    expect(campaignsIn(join(folder, 'tudo.db'))).toEqual(['De antes']);
  });
});

describe('by itself, one is made', () => {
  it('at the start, if something was changed since the last', async () => {
    const { backups, there, pass } = opened(usedFolder(), { changed: true });
    backups.begin();
    await pass(0);
    expect(there()).toEqual([expect.stringContaining('-start.db')]);
    expect(backups.status()).toMatchObject({ changed: false, failure: null });
  });

  it('every 15 minutes, if something was changed', async () => {
    const { backups, there, pass, change } = opened();
    backups.begin();
    await pass(16 * MINUTE);
    expect(there()).toEqual([]);
    await change();
    await pass(14 * MINUTE);
    expect(there()).toEqual([expect.stringContaining('-timer.db')]);
    await change();
    await pass(14 * MINUTE);
    expect(there()).toHaveLength(1);
    await pass(2 * MINUTE);
    expect(there()).toHaveLength(2);
  });

  it('before what can’t be taken back, and none twice of the same', async () => {
    const { backups, there, change } = opened();
    await backups.before('import');
    expect(there()).toEqual([]);
    await change();
    await Promise.all([backups.before('import'), backups.before('import')]);
    expect(there()).toEqual([expect.stringContaining('-import.db')]);
  });

  it('never where the window alone was moved', async () => {
    const { store, backups } = opened();
    store.db.exec(`INSERT INTO settings VALUES ('window', '{}')`);
    await Promise.resolve();
    expect(backups.status().changed).toBe(false);
  });

  it('and today’s newest three stay', async () => {
    const { backups, there } = opened();
    for (const reason of ['hand', 'timer', 'import', 'start'] as const) await backups.make(reason);
    expect(there()).toEqual([
      expect.stringContaining('-timer'),
      expect.stringContaining('-import'),
      expect.stringContaining('-start'),
    ]);
  });
});

it('whether something was changed since the last is known at the next start, and whether the file was whole', async () => {
  const { folder, store, backups, change } = opened();
  const path = join(folder, FILE_NAME);
  const end = (whole: boolean) => {
    closeStore(store);
    backups.closed(whole);
  };
  expect(howLeft(path)).toEqual({ changed: true, whole: false });
  await backups.make('hand');
  end(false);
  expect(howLeft(path)).toEqual({ changed: false, whole: false });
  end(true);
  expect(howLeft(path)).toEqual({ changed: false, whole: true });
  // Another file of the same size and time is not the one that was closed.
  const { atime, mtime } = statSync(path);
  utimesSync(path, atime, mtime);
  expect(howLeft(path).whole).toBe(false);
  closeStore(mustOpen({ folder, now: NOW }));
  expect(howLeft(path)).toEqual({ changed: true, whole: false });
  await Promise.allSettled([change()]);
});

describe('a second place', () => {
  it('gets each backup in a folder of its own; while it is away the newest waits', async () => {
    const place = join(tempFolder(), 'disco');
    mkdirSync(place);
    const { backups, pass } = opened(usedFolder(), { second: place });
    backups.begin();
    await backups.make('hand');
    const [own = ''] = readdirSync(place);
    expect(own).toMatch(/^rodada-[0-9a-f]{8}$/);
    expect(readdirSync(join(place, own))).toHaveLength(1);
    expect(backups.status().second).toEqual({ folder: place, away: false, waiting: false });

    renameSync(place, `${place}-longe`);
    await backups.make('hand');
    expect(backups.status().second).toEqual({ folder: place, away: true, waiting: true });
    expect(existsSync(place)).toBe(false);
    renameSync(`${place}-longe`, place);
    await pass(MINUTE);
    expect(readdirSync(join(place, own))).toHaveLength(2);
    expect(backups.status().second).toEqual({ folder: place, away: false, waiting: false });
  });

  it('that was chosen gets the newest there is at once', async () => {
    const kept: (string | null)[] = [];
    const { backups } = opened(usedFolder(), { keepSecond: (folder) => kept.push(folder) });
    await backups.make('hand');
    const place = tempFolder();
    await backups.useSecond(place);
    expect(readdirSync(join(place, readdirSync(place)[0] ?? ''))).toHaveLength(1);
    await backups.useSecond(null);
    expect([kept, backups.status().second]).toEqual([[place, null], null]);
  });
});

it('what an end broken off left unfinished goes with the next backup', async () => {
  const { folder, backups, there } = opened();
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', 'rodada-2026-11-28T21-04-09.000-timer.db.tmp'), 'half');
  await backups.make('hand');
  expect(there()).toEqual([expect.stringMatching(/-hand\.db$/)]);
});
