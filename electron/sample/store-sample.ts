import { NO_REWARDS } from '#shared/records/encounter.ts';
import { randomUUID } from 'node:crypto';
import { systemOf } from '#shared/rules/registry.ts';
import { readWith } from '#shared/schema/read.ts';
import type { BroughtSample } from '#shared/api/packs.ts';
import { storeCampaign } from '#electron/store/campaigns.ts';
import { storeCharacter } from '#electron/store/characters.ts';
import { storeCreatures } from '#electron/store/creatures.ts';
import { storeEncounter } from '#electron/store/encounters.ts';
import { storeSession } from '#electron/store/sessions.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import type { SampleCampaign } from './sample-campaign.ts';

/** Stores a sample campaign as a new one, all at once. */
export function storeSample(db: Sqlite, sample: SampleCampaign, now: Date): BroughtSample {
  return inTransaction(db, () => storeParts(db, sample, now));
}

function storeParts(db: Sqlite, sample: SampleCampaign, now: Date): BroughtSample {
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
  const date = now.toISOString().slice(0, 10);
  const sessions = sample.sessions.map((one, index) => ({
    ...one,
    id: randomUUID(),
    campaignId,
    number: index + 1,
    date,
  }));
  for (const session of sessions) storeSession(db, session);
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
  const { party, pieces, ...encounter } = sample.encounter;
  const encounterId = randomUUID();
  storeEncounter(db, {
    ...encounter,
    id: encounterId,
    campaignId,
    rewards: NO_REWARDS,
    playersTitle: '',
    objects: [],
    party: party.map((wanted) => idOf(characters, wanted)),
    pieces: pieces.map(({ creature, ...piece }) => ({ ...piece, creatureId: idOf(creatures, creature) })),
  });
  return { campaignId, encounterId, sessionId: sessions.at(-1)?.id ?? null };
}

function idOf(known: readonly { readonly id: string; readonly name: string }[], name: string): string {
  const found = known.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The sample names ${name}, whom it doesn't bring.`);
  return found.id;
}
