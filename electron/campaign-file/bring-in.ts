import { randomUUID } from 'node:crypto';
import type { ImportedCampaign } from '../../shared/api/campaigns.ts';
import type { CampaignFile, FiledFight } from '../../shared/campaign-file/campaign-file.ts';
import { freeName } from '../../shared/campaign-file/free-name.ts';
import { playFight, type PlayedFight } from '../../shared/campaign-file/play-fight.ts';
import { asBadFile, type ReadCampaign } from '../../shared/campaign-file/read.ts';
import { renewIds } from '../../shared/campaign-file/renew-ids.ts';
import { listCampaigns, storeCampaign } from '../store/campaigns.ts';
import { storeCharacter } from '../store/characters.ts';
import { appendCommand, storeCombat } from '../store/combats.ts';
import { starCreature, storeCreatures } from '../store/creatures.ts';
import { storeEncounter } from '../store/encounters.ts';
import { storeHomecomings } from '../store/homecomings.ts';
import { storeSession } from '../store/sessions.ts';
import { inTransaction, type Sqlite } from '../store/sqlite.ts';
import { storeOwnObjects } from './own-objects.ts';

/**
 * Stores a campaign that was read from a file as a new one, under new ids and a name that no other has: all of it or
 * nothing. Every fight is played first and must come to the end it had (`BAD_FILE`). `now` is an ISO date-time.
 */
export function bringIn(db: Sqlite, { file, system }: ReadCampaign, now: string): ImportedCampaign {
  const played = asBadFile(() => file.fights.map((fight, i) => playFight(system, fight, `fights[${i}]`)));
  const { characters, creatures, fights, ...renewed } = renewIds(file, randomUUID);
  const campaignId = randomUUID();
  return inTransaction(db, () => {
    const name = freeName(renewed.campaign.name, namesOf(db));
    const campaign = { ...renewed.campaign, id: campaignId, name, createdAt: now };
    storeCampaign(db, campaign);
    for (const session of renewed.sessions) storeSession(db, { ...session, campaignId });
    for (const character of characters) storeCharacter(db, { ...character, campaignId });
    storeCreatures(
      db,
      creatures.map(({ favourite: _favourite, ...creature }) => ({ ...creature, campaignId })),
    );
    for (const { id, favourite } of creatures) if (favourite) starCreature(db, id, true);
    for (const encounter of renewed.encounters) storeEncounter(db, { ...encounter, campaignId });
    storeOwnObjects(db, campaignId, renewed);
    fights.forEach((fight, index) => storeFight(db, { campaignId, system: system.id, fight }, played[index]));
    return {
      campaign,
      characters: characters.length,
      creatures: creatures.length,
      fights: fights.length,
    };
  });
}

interface NewFight {
  readonly campaignId: string;
  readonly system: string;
  readonly fight: CampaignFile['fights'][number];
}

function storeFight(
  db: Sqlite,
  { campaignId, system, fight }: NewFight,
  played: PlayedFight | undefined,
): void {
  const { id, name, sessionId, encounterId, createdAt, updatedAt, end } = fight;
  const { status, round } = end;
  const combat = {
    id,
    campaignId,
    sessionId,
    encounterId,
    name,
    system,
    status,
    round,
    createdAt,
    updatedAt,
  };
  storeCombat(db, randomUUID(), { combat, ...cast(fight) });
  for (const row of played?.rows ?? []) appendCommand(db, combat, row);
  storeHomecomings(db, id, fight.homecomings);
}

function cast({ setup, surprised, party }: FiledFight) {
  return { setup, surprised, party: new Map(Object.entries(party)) };
}

function namesOf(db: Sqlite): readonly string[] {
  return listCampaigns(db).map(({ name }) => name);
}
