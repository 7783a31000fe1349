import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { NOW } from '#electron/testing/temp-store.ts';
import { keptIn, usedFolder } from '#electron/testing/used-folder.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import {
  beginAnew,
  closeStore,
  FILE_NAME,
  openBackup,
  replaceWith,
  type Opening,
  type Store,
} from './open-store.ts';
import { copyBeside } from './new-file.ts';
import { openReadOnly } from './read-only.ts';
import { troubleOf } from './trouble.ts';

const names = ({ db }: Store) => listCampaigns(db).map(({ name }) => name);
const spoken = ({ notice }: Store) => (notice === null ? '' : say(notice, 'pt-BR'));

function opened(opening: Opening): Store {
  if (opening.kind === 'blocked') throw new Error(opening.trouble.kind);
  onTestFinished(() => closeStore(opening.store));
  return opening.store;
}

/** A folder whose database is a text. */
function foreignFolder(): string {
  const folder = tempFolder();
  writeFileSync(join(folder, FILE_NAME), 'lista de compras');
  return folder;
}

/** A whole database of one campaign, as a file to be put in the place of another. */
const backup = () => join(usedFolder(), FILE_NAME);

describe('once the narrator has chosen it', () => {
  it('a new database is begun; what stood there is kept beside it, and told of', () => {
    const folder = foreignFolder();
    const store = opened(beginAnew({ folder, now: NOW }));
    const [kept = ''] = keptIn(folder);
    expect(readFileSync(join(folder, kept), 'utf8')).toBe('lista de compras');
    expect(spoken(store)).toContain(kept);
    expect([store.fresh, names(store)]).toEqual([true, []]);
  });

  it('what stood there is never put over what was kept before', () => {
    const folder = foreignFolder();
    closeStore(opened(beginAnew({ folder, now: NOW })));
    writeFileSync(join(folder, FILE_NAME), 'outra lista');
    opened(beginAnew({ folder, now: NOW }));
    expect(keptIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(
      expect.arrayContaining(['lista de compras', 'outra lista']),
    );
  });

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link', (path: string) => symlinkSync('/longe/rodada.db', path)],
  ])('%s in its place is kept as it is', (_what, put) => {
    const folder = tempFolder();
    put(join(folder, FILE_NAME));
    expect(names(opened(beginAnew({ folder, now: NOW })))).toEqual([]);
    expect(keptIn(folder)).toHaveLength(1);
  });

  it('a backup is opened, of which a copy takes the place', () => {
    const folder = foreignFolder();
    const from = backup();
    const before = readFileSync(from);
    const store = opened(openBackup({ folder, now: NOW }, from));
    expect([names(store), keptIn(folder).length]).toEqual([['De antes'], 1]);
    givenCampaign(store.db, { name: 'Depois' });
    expect(readFileSync(from)).toEqual(before);
  });

  it('a backup is restored over good data, which become a backup themselves', async () => {
    const folder = usedFolder((db) => givenCampaign(db, { name: 'De agora' }));
    const restore = async (from: string, now: Date) =>
      opened(replaceWith({ folder, now }, await copyBeside(from, join(folder, FILE_NAME))));
    const store = await restore(backup(), NOW);
    expect(names(store)).toEqual(['De antes']);
    const [kept = ''] = readdirSync(join(folder, 'backups'));
    expect(spoken(store)).toContain(kept);
    closeStore(store);
    const again = await restore(join(folder, 'backups', kept), new Date(NOW.getTime() + 1));
    expect(names(again).toSorted()).toEqual(['De agora', 'De antes']);
  });

  it('a backup that can’t be copied leaves the data as they were', async () => {
    const folder = usedFolder();
    const before = readFileSync(join(folder, FILE_NAME));
    const absent = join(folder, 'absent.db');
    expect(replaceWith({ folder, now: NOW }, absent).kind).toBe('blocked');
    expect(readFileSync(join(folder, FILE_NAME))).toEqual(before);
    await expect(copyBeside(absent, join(folder, FILE_NAME))).rejects.toThrow('ENOENT');
    expect(readFileSync(join(folder, FILE_NAME))).toEqual(before);
  });
});

describe('opened only to be read', () => {
  it('all can be read, nothing is saved, and the file isn’t touched', async () => {
    const folder = usedFolder();
    const before = readdirSync(folder);
    const opening = await openReadOnly({ folder, now: NOW });
    const store = opened(opening);
    expect([names(store), store.writable]).toEqual([['De antes'], false]);
    expect(() => givenCampaign(store.db)).toThrow(/readonly/);
    expect(readdirSync(folder)).toEqual(before);
    const copy = store.db.name;
    closeStore(store);
    opening.forget();
    expect(() => readFileSync(copy)).toThrow('ENOENT');
  });

  it('what isn’t there, or isn’t a database, is told', async () => {
    const folder = foreignFolder();
    expect(await openReadOnly({ folder, now: NOW })).toMatchObject({ trouble: { kind: 'damaged' } });
    rmSync(join(folder, FILE_NAME));
    expect((await openReadOnly({ folder, now: NOW })).kind).toBe('blocked');
  });
});

it.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'read-only-volume'],
  ['EACCES', 'no-permission'],
  ['EBUSY', 'locked'],
  ['EIO', 'failed'],
])('%s of the file system means %s', (code, kind) => {
  const trouble = troubleOf(Object.assign(new Error(code), { code }), '/dados/rodada.db');
  expect(trouble.kind).toBe(kind);
  expect(say(trouble.said, 'pt-BR')).not.toContain('{{');
});
