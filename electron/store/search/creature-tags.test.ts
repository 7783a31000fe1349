import { describe, expect, it } from 'vitest';
import { givenCampaign, givenCreature } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { storeCreatures } from '#electron/store/creatures.ts';
import { prepareTags, tagsOf } from './creature-tags.ts';

const MANY = 4500;

function givenMany() {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const first = givenCreature(db, campaignId, { name: 'Lobo', tags: ['fera', 'Água'] });
  storeCreatures(
    db,
    Array.from({ length: MANY }, (_, at) => ({
      ...first,
      id: `c${at}`,
      name: `Capanga ${at % 7}`,
      tags: at % 2 === 0 ? ['bando'] : [],
    })),
  );
  return { db, campaignId, first };
}

describe('the tags of a large bestiary', () => {
  it('are counted in steps between which others have their turn', async () => {
    const { db, campaignId } = givenMany();
    let turns = 0;
    let over = false;
    const turn = (): void => {
      turns += 1;
      if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    await prepareTags(db, campaignId);
    over = true;
    expect(turns).toBeGreaterThan(1);
    const { counts, docs } = tagsOf(db, campaignId);
    expect(counts).toEqual([
      { name: 'bando', count: MANY / 2 },
      { name: 'fera', count: 1 },
      { name: 'Água', count: 1 },
    ]);
    expect([...docs].map(([tag, those]) => [tag, those.length])).toEqual([
      ['bando', MANY / 2],
      ['fera', 1],
      ['agua', 1],
    ]);
  });

  it('are counted anew where a creature is changed meanwhile', async () => {
    const { db, campaignId, first } = givenMany();
    const ready = prepareTags(db, campaignId);
    storeCreatures(db, [{ ...first, tags: ['noite'] }]);
    await ready;
    expect(tagsOf(db, campaignId).counts.map(({ name }) => name)).toEqual(['bando', 'noite']);
  });
});
