import { expect, it } from 'vitest';
import type { Changed } from '#shared/api/changes.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { noticedLater, watchChanges } from './changes.ts';
import { storeCreatures } from './creatures.ts';
import { newCreatures } from './new-creatures.ts';
import { inTransaction } from './sqlite.ts';

function watched() {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const told: Changed[] = [];
  watchChanges(db, (changed) => told.push(changed));
  const wolf = (id: string) => ({
    id,
    campaignId,
    name: 'Lobo',
    hp: 5,
    sheet: {},
    notes: '',
    tags: ['fera'],
  });
  return { db, told, wolf };
}

it('many creatures that come in are told as one by one, and whoever comes after them, too', async () => {
  const { db, told, wolf } = watched();
  inTransaction(db, () => {
    const fresh = newCreatures(db);
    fresh.add(wolf('a'));
    fresh.add(wolf('b'));
    fresh.finish(() => undefined);
  });
  await Promise.resolve();
  storeCreatures(db, [wolf('c')]);
  await Promise.resolve();
  expect(told).toEqual([{ creatures: ['a', 'b'] }, { creatures: ['c'] }]);
});

it('what is taken back while it was to be told later leaves everything watched', async () => {
  const { db, told, wolf } = watched();
  const fail = (): never => {
    noticedLater(db, ['creatures', 'tags']);
    throw new Error('full');
  };
  expect(() => inTransaction(db, fail)).toThrow('full');
  storeCreatures(db, [wolf('a')]);
  await Promise.resolve();
  expect(told).toEqual([{ creatures: ['a'] }]);
});
