import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { NOW, openForTest } from '#electron/testing/temp-store.ts';
import { keptIn, usedFolder } from '#electron/testing/used-folder.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { logMarker } from '#electron/store/identity.ts';
import { FILE_NAME, mustOpen, openStore, type Store } from './open-store.ts';

const names = ({ db }: Store) => listCampaigns(db).map(({ name }) => name);
const spoken = ({ notice }: Store) => (notice === null ? null : say(notice, 'pt-BR'));

/** A copy of a folder's database and what stands beside it, as they would be left if the machine stopped now. */
function cutOff(folder: string): string {
  const left = tempFolder();
  for (const name of readdirSync(folder)) {
    if (name.startsWith(FILE_NAME) && !name.endsWith('-shm'))
      copyFileSync(join(folder, name), join(left, name));
  }
  return left;
}

/** A folder left amid use: of its campaigns, one stands only in the log. */
function leftAmidUse(name: string): string {
  const folder = usedFolder();
  const { db } = openForTest(folder);
  const markLog = logMarker(db);
  db.pragma('wal_checkpoint(TRUNCATE)');
  givenCampaign(db, { name });
  markLog();
  return cutOff(folder);
}

describe('an end that was broken off', () => {
  it('leaves a log that is played in without a word', () => {
    const store = openForTest(leftAmidUse('No log'));
    expect([spoken(store), names(store).toSorted()]).toEqual([null, ['De antes', 'No log']]);
  });

  it('leaves a hot journal that is taken back without a word', () => {
    const folder = usedFolder();
    const script = `
      const db = new (require('better-sqlite3'))(${JSON.stringify(join(folder, FILE_NAME))});
      db.pragma('journal_mode = DELETE');
      db.pragma('cache_size = 1');
      db.exec("BEGIN IMMEDIATE; UPDATE creatures SET notes = hex(zeroblob(4000)); UPDATE campaigns SET name = 'Pela metade'");
      process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['-e', script], { cwd: process.cwd() });
    expect(existsSync(join(folder, `${FILE_NAME}-journal`))).toBe(true);
    const store = openForTest(folder);
    expect([spoken(store), names(store), keptIn(folder)]).toEqual([null, ['De antes'], []]);
  });
});

describe('what isn’t the file’s own', () => {
  it('is kept and never played in: the log of another file beside one that was closed in good order', () => {
    const folder = usedFolder();
    const log = readFileSync(join(leftAmidUse('De outro arquivo'), `${FILE_NAME}-wal`));
    writeFileSync(join(folder, `${FILE_NAME}-wal`), log);
    const store = openForTest(folder);
    expect(names(store)).toEqual(['De antes']);
    const [kept = ''] = keptIn(folder);
    expect(readFileSync(join(folder, kept))).toEqual(log);
    expect(spoken(store)).toContain(kept);
  });

  it('likewise beside one that is in use of a log itself', () => {
    const folder = leftAmidUse('No log');
    const other = leftAmidUse('De outro arquivo');
    copyFileSync(join(other, `${FILE_NAME}-wal`), join(folder, `${FILE_NAME}-wal`));
    const store = openForTest(folder);
    expect(names(store)).toEqual(['De antes']);
    expect(keptIn(folder)).toHaveLength(1);
  });

  it('likewise a log whose header isn’t one', () => {
    const folder = leftAmidUse('No log');
    const path = join(folder, `${FILE_NAME}-wal`);
    const bytes = readFileSync(path);
    bytes.writeUInt32BE(7, 16);
    writeFileSync(path, bytes);
    const store = openForTest(folder);
    expect(names(store)).toEqual(['De antes']);
    expect(readFileSync(join(folder, keptIn(folder)[0] ?? ''))).toEqual(bytes);
  });
});

it('of a log with a damaged frame, what comes before is played in and all of it is kept', () => {
  const folder = usedFolder();
  const { db } = openForTest(folder);
  db.pragma('wal_checkpoint(TRUNCATE)');
  givenCampaign(db, { name: 'Antes do dano' });
  const whole = readFileSync(join(folder, `${FILE_NAME}-wal`)).length;
  givenCampaign(db, { name: 'No dano' });
  const left = cutOff(folder);
  const path = join(left, `${FILE_NAME}-wal`);
  const bytes = readFileSync(path);
  bytes.fill(0xff, whole + 100, whole + 200);
  writeFileSync(path, bytes);
  const store = openForTest(left);
  expect(names(store).toSorted()).toEqual(['Antes do dano', 'De antes']);
  const [kept = ''] = keptIn(left);
  expect(readFileSync(join(left, kept))).toEqual(bytes);
  expect(spoken(store)).toContain(kept);
});

it('where the file is damaged with its log and without, nothing is moved', () => {
  const folder = leftAmidUse('No log');
  const file = join(folder, FILE_NAME);
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 4096 * 2, 4096 * 12);
  writeFileSync(file, bytes);
  const opening = openStore({ folder, now: NOW });
  expect(opening).toMatchObject({ kind: 'blocked', trouble: { kind: 'damaged' } });
  expect(readdirSync(folder).toSorted()).toEqual([FILE_NAME, `${FILE_NAME}-wal`]);
  expect(() => mustOpen({ folder, now: NOW })).toThrow('damaged');
});
