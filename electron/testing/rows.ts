import { randomUUID } from 'node:crypto';
import type { Creature } from '#shared/records/creature.ts';
import type { Campaign, Character } from '#shared/api/campaigns.ts';
import { NO_REWARDS, type Encounter } from '#shared/records/encounter.ts';
import { storeCampaign } from '#electron/store/campaigns.ts';
import { storeCharacter } from '#electron/store/characters.ts';
import { storeCreatures } from '#electron/store/creatures.ts';
import { storeEncounter } from '#electron/store/encounters.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { NOW } from './temp-store.ts';

/** Stores a campaign with what the test cares about. */
export function givenCampaign(db: Sqlite, more: Partial<Campaign> = {}): Campaign {
  const campaign: Campaign = {
    id: randomUUID(),
    name: 'A Torre de Vidro',
    system: 'heroes-d20',
    options: {},
    conditions: [],
    notes: '',
    createdAt: NOW.toISOString(),
    ...more,
  };
  storeCampaign(db, campaign);
  return campaign;
}

/** Stores a creature with what the test cares about. */
export function givenCreature(db: Sqlite, campaignId: string, more: Partial<Creature> = {}): Creature {
  const creature: Creature = {
    id: randomUUID(),
    campaignId,
    name: 'Capanga',
    hp: 12,
    sheet: {},
    notes: '',
    tags: [],
    ...more,
  };
  storeCreatures(db, [creature]);
  return creature;
}

/** Stores a character with what the test cares about. */
export function givenCharacter(db: Sqlite, campaignId: string, more: Partial<Character> = {}): Character {
  const character: Character = {
    id: randomUUID(),
    campaignId,
    name: 'Ágata',
    hp: { current: 25, max: 25 },
    sheet: {},
    notes: '',
    ...more,
  };
  storeCharacter(db, character);
  return character;
}

/** Stores an encounter with what the test cares about. */
export function givenEncounter(db: Sqlite, campaignId: string, more: Partial<Encounter> = {}): Encounter {
  const encounter: Encounter = {
    id: randomUUID(),
    campaignId,
    name: 'Emboscada na ponte',
    rewards: NO_REWARDS,
    playersTitle: '',
    notes: '',
    pieces: [],
    party: [],
    objects: [],
    ...more,
  };
  storeEncounter(db, encounter);
  return encounter;
}
