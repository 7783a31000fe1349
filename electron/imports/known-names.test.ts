import { expect, it } from 'vitest';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { knownNames } from './known-names.ts';

it('a creature is found by its name in its own campaign alone, however many names are asked for', () => {
  const db = tempStore();
  const { id } = givenCampaign(db);
  const { id: other } = givenCampaign(db);
  const wolf = givenCreature(db, id, { name: 'Lôbo' });
  givenCreature(db, other, { name: 'Duende' });
  const idNamed = knownNames(db, id);
  for (let asked = 0; asked < 500; asked += 1) {
    expect([idNamed('lobo'), idNamed('duende')]).toEqual([wolf.id, null]);
  }
});
