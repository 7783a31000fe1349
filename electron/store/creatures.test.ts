import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import {
  findCreature,
  foldedNames,
  listCreatures,
  removeCreature,
  requireCreature,
  restoreCreature,
  storeCreatures,
} from './creatures.ts';
import { folded } from '#shared/text/folded.ts';

const AT = '2026-11-28T21:04:09.000Z';

describe('the bestiary', () => {
  it('gives back every field as it was, tags in their order', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    const creature = givenCreature(db, id, {
      name: '"Zé" [o] 🐺 __proto__',
      hp: 0,
      sheet: { weapons: [{ name: 'aço', bonus: -1 }], nothing: null },
      notes: '# notas\n',
      tags: ['zumbi', 'água', 'bando'],
    });
    expect(findCreature(db, creature.id)).toEqual(creature);
    expect(listCreatures(db, id)).toEqual([creature]);
  });

  it('changes a creature, its tags replaced', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    const creature = givenCreature(db, id, { tags: ['um', 'dois'] });
    storeCreatures(db, [{ ...creature, name: 'Chefe', tags: ['dois', 'três', 'dois'] }]);
    expect(listCreatures(db, id)).toEqual([{ ...creature, name: 'Chefe', tags: ['dois', 'três'] }]);
  });

  it('stores all or none', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    const creature = { campaignId: id, name: 'A', hp: 1, sheet: {}, notes: '', tags: [] };
    expect(() =>
      storeCreatures(db, [
        { ...creature, id: 'a' },
        { ...creature, id: 'b', campaignId: 'unknown' },
      ]),
    ).toThrow(/FOREIGN KEY/);
    expect(listCreatures(db, id)).toEqual([]);
  });

  it('brings a removed one back whole', async () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    const creature = givenCreature(db, id, { tags: ['bando'] });
    removeCreature(db, creature.id, AT);
    expect([listCreatures(db, id), foldedNames(db, id)]).toEqual([[], new Set()]);
    restoreCreature(db, creature.id);
    expect(listCreatures(db, id)).toEqual([creature]);
    expect((await refusalOf(() => removeCreature(db, 'unknown', AT))).code).toBe('NOT_FOUND');
    expect((await refusalOf(() => restoreCreature(db, 'unknown'))).code).toBe('NOT_FOUND');
  });

  it('doesn’t give one campaign’s creature to another', async () => {
    const db = tempStore();
    const creature = givenCreature(db, givenCampaign(db).id);
    const other = givenCampaign(db, { name: 'Outra' });
    expect(await refusalOf(() => requireCreature(db, creature.id, other.id, 'creatureId'))).toMatchObject({
      code: 'NOT_FOUND',
      path: 'creatureId',
    });
  });
});

describe('folding', () => {
  it('is the same for a text composed or decomposed, and folds to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(text.normalize('NFD'))).toBe(folded(text.normalize('NFC')));
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});
