import { expect, it } from 'vitest';
import type { Creature } from '#shared/records/creature.ts';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { listCreatures, storeCreatures } from './creatures.ts';
import { newCreatures } from './new-creatures.ts';
import { inTransaction, type Sqlite } from './sqlite.ts';

const creaturesFor = (campaignId: string): readonly Creature[] =>
  ['Drider', 'Duende', 'Lobo'].map((name, index) => ({
    id: `new-${index}`,
    campaignId,
    name,
    hp: index,
    sheet: { weapons: [{ name: `garra ${index}` }] },
    notes: `perto da ponte ${index}`,
    tags: ['bando', 'noite', 'bando'],
  }));

const found = (db: Sqlite, words: string): readonly unknown[] =>
  db
    .prepare('SELECT rowid FROM creature_words WHERE creature_words MATCH ? ORDER BY rowid')
    .pluck()
    .all(words);

function added(db: Sqlite, creatures: readonly Creature[]): number {
  let steps = 0;
  inTransaction(db, () => {
    const fresh = newCreatures(db);
    for (const one of creatures) fresh.add(one);
    fresh.finish(() => (steps += 1));
  });
  return steps;
}

it('many new creatures are stored, and found by their words, as they are one by one', () => {
  const [many, single] = [tempStore(), tempStore()];
  for (const db of [many, single]) givenCreature(db, givenCampaign(db, { id: 'c' }).id, { id: 'before' });
  expect(added(many, creaturesFor('c'))).toBe(1);
  storeCreatures(single, creaturesFor('c'));
  expect(listCreatures(many, 'c')).toEqual(listCreatures(single, 'c'));
  for (const words of ['dr*', 'garra', 'ponte', 'noite', 'capanga'])
    expect([words, found(many, words)]).toEqual([words, found(single, words)]);
  expect(found(many, 'garra')).toHaveLength(3);
});

it('what is stored afterwards is found, too, and of none nothing is written', () => {
  const db = tempStore();
  const { id } = givenCampaign(db);
  expect(added(db, [])).toBe(0);
  added(db, creaturesFor(id));
  givenCreature(db, id, { name: 'Mímico' });
  expect(found(db, 'mimico')).toHaveLength(1);
});

it('nothing of them is left where one can’t be stored', () => {
  const db = tempStore();
  const { id } = givenCampaign(db);
  const lost = creaturesFor('unknown').slice(0, 1);
  expect(() => added(db, [...creaturesFor(id).slice(1), ...lost])).toThrow(/FOREIGN KEY/);
  expect([listCreatures(db, id), found(db, 'garra')]).toEqual([[], []]);
});
