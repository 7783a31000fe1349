import { expect, it, onTestFinished } from 'vitest';
import { watchChanges } from '#electron/store/changes.ts';
import { openSqlite } from '#electron/store/open-sqlite.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { damage } from '#electron/testing/damage.ts';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { keepKnownDamage } from './known-damage.ts';

function scene() {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const [wolf, bear] = ['Lobo', 'Urso'].map((name) => givenCreature(db, campaignId, { name }).id);
  const known = keepKnownDamage(db);
  watchChanges(db, known.noteChange);
  const list = async () =>
    (await known.list({ tables: ['campaigns', 'creatures'], campaignId })).map(({ name }) => name);
  const spoil = (id = '') => damage(db, `UPDATE creatures SET sheet = '{"level":"' WHERE id = '${id}'`);
  const mend = (id = '') => db.prepare(`UPDATE creatures SET sheet = '{}' WHERE id = ?`).run(id);
  return { db, campaignId, wolf, bear, known, list, spoil, mend };
}

it('what is written is looked at again: what was spoilt is told, what was mended no longer', async () => {
  const { bear, wolf, list, spoil, mend } = scene();
  expect(await list()).toEqual([]);
  spoil(wolf);
  expect(await list()).toEqual(['Lobo']);
  spoil(bear);
  expect((await list()).toSorted()).toEqual(['Lobo', 'Urso']);
  mend(wolf);
  expect(await list()).toEqual(['Urso']);
});

it('what is written while everything is looked at is told to whoever asks next', async () => {
  const { wolf, list, spoil } = scene();
  const asked = list();
  await Promise.resolve();
  spoil(wolf);
  await asked;
  expect(await list()).toEqual(['Lobo']);
});

it('what nobody says was written is not read again; what another program writes is', async () => {
  const { db, campaignId, wolf = '', bear } = scene();
  const known = keepKnownDamage(db);
  const list = async () =>
    (await known.list({ tables: ['creatures'], campaignId })).map(({ name }) => name).toSorted();
  expect(await list()).toEqual([]);
  const spoil = (one: Sqlite, id: string) =>
    damage(one, `UPDATE creatures SET sheet = '{"level":"' WHERE id = '${id}'`);
  spoil(db, wolf);
  expect(await list()).toEqual([]);
  known.noteChange({ creatures: [wolf] });
  expect(await list()).toEqual(['Lobo']);
  const other = openSqlite(db.name);
  onTestFinished(() => void other.close());
  spoil(other, bear ?? '');
  expect(await list()).toEqual(['Lobo', 'Urso']);
});

it('of very many that were written all are looked at', async () => {
  const { db, campaignId, wolf = '', known, list, spoil } = scene();
  expect(await list()).toEqual([]);
  for (let index = 0; index < 600; index += 1) givenCreature(db, campaignId, { name: `Rato ${index}` });
  spoil(wolf);
  expect(await list()).toEqual(['Lobo']);
  known.noteChange({ creatures: [] });
  expect(await list()).toEqual(['Lobo']);
});
