import { NO_REWARDS } from '#shared/records/encounter.ts';
import { randomUUID } from 'node:crypto';
import { systemOf } from '#shared/rules/registry.ts';
import { readWith } from '#shared/schema/read.ts';
import floodedRoad from '#resources/sample/estrada-alagada.json' with { type: 'json' };
import glassTower from '#resources/sample/torre-de-vidro.json' with { type: 'json' };
import { hasCampaigns, storeCampaign } from '#electron/store/campaigns.ts';
import { storeCharacter } from '#electron/store/characters.ts';
import { storeCreatures } from '#electron/store/creatures.ts';
import { storeEncounter } from '#electron/store/encounters.ts';
import { storeSession } from '#electron/store/sessions.ts';
import { changeSettings } from '#electron/store/settings.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { sampleCampaign, type SampleCampaign } from './sample-campaign.ts';

/** The shipped samples; the first is the one opened at the first start. */
export const SAMPLES: readonly unknown[] = [glassTower, floodedRoad];

/** Fills an empty database with the sample campaigns, all at once; one that holds or held a campaign is left alone. */
export function storeSamples(db: Sqlite, now: Date): void {
  if (hasCampaigns(db)) return;
  inTransaction(db, () => {
    const ids = SAMPLES.map((sample, index) =>
      // A millisecond apart, since campaigns are listed by their age.
      storeSample(db, readWith(sampleCampaign, sample, 'sample'), new Date(now.getTime() + index)),
    );
    changeSettings(db, { campaignId: ids[0] ?? null });
  });
}

function storeSample(db: Sqlite, sample: SampleCampaign, now: Date): string {
  const { name, notes } = sample;
  const system = systemOf(sample.system);
  const campaignId = randomUUID();
  const options = readWith(system.options, sample.options, 'options');
  storeCampaign(db, {
    id: campaignId,
    name,
    notes,
    system: system.id,
    options,
    conditions: [],
    createdAt: now.toISOString(),
  });
  for (const [index, session] of sample.sessions.entries()) {
    const date = now.toISOString().slice(0, 10);
    storeSession(db, { ...session, id: randomUUID(), campaignId, number: index + 1, date });
  }
  const characters = sample.characters.map(({ hp, ...one }) => ({
    ...one,
    id: randomUUID(),
    campaignId,
    hp: { current: hp, max: hp },
    sheet: readWith(system.sheet, one.sheet, `${one.name}.sheet`),
  }));
  for (const character of characters) storeCharacter(db, character);
  const creatures = sample.creatures.map((one) => ({
    ...one,
    id: randomUUID(),
    campaignId,
    sheet: readWith(system.sheet, one.sheet, `${one.name}.sheet`),
  }));
  storeCreatures(db, creatures);
  for (const { party, pieces, ...encounter } of sample.encounters) {
    storeEncounter(db, {
      ...encounter,
      id: randomUUID(),
      campaignId,
      rewards: NO_REWARDS,
      playersTitle: '',
      objects: [],
      party: party.map((wanted) => idOf(characters, wanted)),
      pieces: pieces.map(({ creature, ...piece }) => ({ ...piece, creatureId: idOf(creatures, creature) })),
    });
  }
  return campaignId;
}

function idOf(known: readonly { readonly id: string; readonly name: string }[], name: string): string {
  const found = known.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The sample names ${name}, whom it doesn't bring.`);
  return found.id;
}

/** Stores them as `storeSamples` does; a disk too full for the samples doesn't keep the app from starting. */
export function bringSamples(db: Sqlite): void {
  try {
    storeSamples(db, new Date());
  } catch (thrown) {
    console.error(thrown);
  }
}
