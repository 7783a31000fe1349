import { describe, expect, it } from 'vitest';
import { CHECKED_TABLES } from '#shared/api/damage.ts';
import { checkFile } from '#electron/check/check-file.ts';
import { handlersOf } from '#electron/handlers/index.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { asStoreError } from '#electron/store/store-error.ts';
import { readableOf, type Sqlite } from '#electron/store/sqlite.ts';
import { endless, FIRST, storedFight } from '#electron/testing/long-fight.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { pagesOf, spoil } from '#electron/testing/spoil.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { tempStore } from '#electron/testing/temp-store.ts';

function scene() {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const names = Array.from({ length: 60 }, (_, number) => `Fera ${String(number).padStart(2, '0')}`);
  const ids = names.map(
    (name, number) =>
      givenCreature(db, campaignId, { name, notes: 'n'.repeat(number === 30 ? 9000 : 200), tags: ['fera'] })
        .id,
  );
  return { db, campaignId, names, ids };
}

const over = (db: Sqlite) => handlersOf(tempServices({ db }));

describe('a page of the file that can’t be read', () => {
  it('of a row’s own: the others are listed and found, and it stands as damaged under its name', async () => {
    const { db: whole, campaignId, names, ids } = scene();
    const db = spoil(whole, pagesOf(whole, 'creatures', 'overflow').slice(0, 1));
    expect(listCreatures(db, campaignId).map(({ name }) => name)).toEqual(
      names.filter((name) => name !== 'Fera 30'),
    );
    const handlers = over(db);
    const damaged = await handlers['damage:list']({ campaignId, tables: [...CHECKED_TABLES] });
    expect(damaged).toMatchObject([{ table: 'creatures', key: ids[30], name: 'Fera 30' }]);
    const { code, words } = await refusalOf(() => handlers['creatures:read']({ id: ids[30] }));
    expect([code, words]).toEqual(['UNREADABLE', expect.stringContaining('Fera 30')]);
    const found = await handlers['creatures:search']({ campaignId, search: 'fera', offset: 0, limit: 200 });
    expect(found.total).toBe(60);
    db.close();
  });

  it('of many rows: they are named by the index, and all others are there', async () => {
    const { db: whole, campaignId, ids } = scene();
    const db = spoil(whole, pagesOf(whole, 'creatures', 'leaf').slice(1, 2));
    const there = listCreatures(db, campaignId).map(({ id }) => id);
    const damaged = await over(db)['damage:list']({ campaignId, tables: ['creatures'] });
    expect(damaged.length).toBeGreaterThan(2);
    expect(there.length).toBeGreaterThan(30);
    expect([...there, ...damaged.map(({ key }) => key)].toSorted()).toEqual(ids.toSorted());
    db.close();
  });

  it('of many rows: their campaign is copied with all others, and each of them is named', async () => {
    const { db: whole, campaignId } = scene();
    const db = spoil(whole, pagesOf(whole, 'creatures', 'leaf').slice(1, 2));
    const there = listCreatures(db, campaignId).map(({ name }) => name);
    const copied = await over(db)['campaigns:duplicate']({ id: campaignId });
    const inCopy = listCreatures(db, copied?.campaign.id ?? '').map(({ name }) => name);
    expect(inCopy).toEqual(there);
    expect(copied?.notices).toHaveLength(60 - there.length);
    db.close();
  });

  it('of an index: nothing is missing', () => {
    const { db: whole, campaignId, names } = scene();
    const pages = ['creatures_in_order', 'creatures_of_campaign', 'sqlite_autoindex_creatures_1'];
    const db = spoil(
      whole,
      pages.flatMap((name) => pagesOf(whole, name, 'leaf')),
    );
    expect(listCreatures(db, campaignId).map(({ name }) => name)).toEqual(names);
    db.close();
  });

  it('of the words to search by: the same is found', async () => {
    const { db: whole, campaignId } = scene();
    const db = spoil(whole, pagesOf(whole, 'creature_words_data', 'leaf'));
    const handlers = over(db);
    expect(
      await handlers['creatures:search']({ campaignId, search: 'fera 07', offset: 0, limit: 9 }),
    ).toMatchObject({
      rows: [{ name: 'Fera 07' }],
    });
    expect(await handlers['search:all']({ campaignId, text: 'fera 07' })).toMatchObject([
      { name: 'Fera 07' },
    ]);
    db.close();
  });

  it('of a fight’s rows: it says which can’t be read, and others go on', async () => {
    const { db: whole, id } = storedFight([FIRST, ...endless(60)]);
    const db = spoil(whole, pagesOf(whole, 'combat_commands', 'leaf').slice(3, 4));
    const { code, path } = await refusalOf(() => over(db)['combats:log']({ id }));
    expect([code, path]).toEqual(['UNREADABLE', expect.stringMatching(/^rows\[\d+\]$/)]);
    db.close();
  });

  it('of parts without numbers: the parts before and after are there', async () => {
    const { db: whole, campaignId, ids } = scene();
    const piece = {
      quantity: 1,
      side: 'foe',
      surprised: false,
      hidden: false,
      labels: 'numbers',
      wave: 1,
    } as const;
    const notes = 'n'.repeat(60);
    const encounters = Array.from({ length: 9 }, () =>
      givenEncounter(whole, campaignId, {
        pieces: ids.slice(0, 20).map((creatureId) => ({ ...piece, creatureId, notes })),
      }),
    );
    const db = spoil(whole, pagesOf(whole, 'encounter_pieces', 'leaf').slice(2, 3));
    const listed = await over(db)['encounters:list']({ campaignId });
    expect(listed).toHaveLength(encounters.length);
    const there = listed.flatMap(({ pieces }) => pieces).length;
    expect(there).toBeGreaterThan(100);
    expect(there).toBeLessThan(180);
    db.close();
  });
});

describe('the ways out of a row on such a page', () => {
  it('keep the text that can be read, and say that it can’t be taken out', async () => {
    const { db: whole, ids } = scene();
    const db = spoil(whole, pagesOf(whole, 'creatures', 'leaf').slice(1, 2));
    const handlers = over(db);
    const torn = readableOf(db)
      .copy.prepare<[], string>(`SELECT id FROM creatures WHERE sheet = ''`)
      .pluck()
      .get();
    expect(ids).toContain(torn);
    const name = { table: 'creatures', key: torn ?? '' };
    expect(await handlers['damage:raw'](name)).toContain(`[id]\n${torn}`);
    const { code, words } = await refusalOf(() =>
      handlers['damage:remove'](name).catch((thrown: unknown) => {
        throw asStoreError(thrown);
      }),
    );
    expect([code, words]).toEqual(['STORE', expect.stringContaining('não deixa mudar')]);
    db.close();
  });

  it('keep all columns but the one that can’t be read', async () => {
    const { db: whole, ids } = scene();
    const db = spoil(whole, pagesOf(whole, 'creatures', 'overflow').slice(0, 1));
    const text = await over(db)['damage:raw']({ table: 'creatures', key: ids[30] });
    expect(text).toContain('[name]\nFera 30');
    expect(text).toContain('[sheet]\n{}');
    db.close();
  });
});

it('a check names the table, and reads again after a change', () => {
  const { db: whole, campaignId } = scene();
  const db = spoil(whole, pagesOf(whole, 'creatures', 'overflow').slice(0, 1));
  expect(checkFile(db.name, {}, () => '').file[0]).toMatch(/^creatures: /);
  expect(listCreatures(db, campaignId)).toHaveLength(59);
  givenCreature(db, campaignId, { name: 'Zebra' });
  expect(listCreatures(db, campaignId).at(-1)?.name).toBe('Zebra');
  db.close();
});
