import { describe, expect, it } from 'vitest';
import { lineUp } from '#electron/fights/setup.ts';
import { participantsOf } from '#electron/fights/participants.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { listEncounters } from '#electron/store/encounters.ts';
import { readSettings } from '#electron/store/settings.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';
import { SAMPLES, storeSamples } from './store-samples.ts';

describe('the sample campaigns', () => {
  it('fill an empty database, the first of them open', () => {
    const db = tempStore();
    storeSamples(db, NOW);
    const campaigns = listCampaigns(db);
    expect(campaigns.map(({ name, system }) => [name, system])).toEqual([
      ['A Torre de Vidro', 'heroes-d20'],
      ['A estrada alagada', 'cairn'],
    ]);
    expect(readSettings(db).campaignId).toBe(campaigns[0]?.id);
    for (const { id } of campaigns) {
      const [encounter] = listEncounters(db, id);
      expect(listCharacters(db, id).length).toBeGreaterThan(1);
      expect(listCreatures(db, id).length).toBeGreaterThan(2);
      expect(lineUp(participantsOf(db, encounter?.id ?? '')).combatants.length).toBeGreaterThan(4);
    }
  });

  it('are brought once, and never beside campaigns of one’s own', () => {
    const db = tempStore();
    storeSamples(db, NOW);
    storeSamples(db, NOW);
    expect(listCampaigns(db)).toHaveLength(SAMPLES.length);
    const used = tempStore();
    givenCampaign(used);
    storeSamples(used, NOW);
    expect(listCampaigns(used)).toHaveLength(1);
  });
});
