import { randomUUID } from 'node:crypto';
import type { ImportedCampaign } from '#shared/api/campaigns.ts';
import { baseOf, bringFight, type BroughtFight } from '#shared/campaign-file/bring-fight.ts';
import type { FiledFight, FiledStoredFight } from '#shared/campaign-file/campaign-file.ts';
import { freeName } from '#shared/campaign-file/free-name.ts';
import type { ReadCampaign } from '#shared/campaign-file/read.ts';
import { renewIds } from '#shared/campaign-file/renew-ids.ts';
import { RodadaError } from '#shared/errors.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';
import { readForLog } from '#electron/fights/beginning.ts';
import { loadFight } from '#electron/fights/load-fight.ts';
import { listCampaigns, storeCampaign } from '#electron/store/campaigns.ts';
import { storeCharacter } from '#electron/store/characters.ts';
import { appendCommand } from '#electron/store/combats/combat-commands.ts';
import { storeCombatTexts } from '#electron/store/combats/combat-texts.ts';
import { requireCombat, storeCombat } from '#electron/store/combats/combats.ts';
import { starCreature, storeCreatures } from '#electron/store/creatures.ts';
import { storeEncounter } from '#electron/store/encounters.ts';
import { headText } from '#electron/store/combats/head-column.ts';
import { storeCarryOvers } from '#electron/store/carry-overs.ts';
import { storeSession } from '#electron/store/sessions.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { storeOwnObjects } from './own-objects.ts';

/**
 * Stores a campaign that was read from a file as a new one, under new ids and a name that no other has: all of it or
 * nothing. Every fight is played first; one that can't be read comes in as it was stored, and is named. `now` is an ISO
 * date-time.
 */
export function importCampaign(db: Sqlite, { file, system }: ReadCampaign, now: string): ImportedCampaign {
  const { characters, creatures, fights, storedFights, ...renewed } = renewIds(file, randomUUID);
  const tried = fights.map((fight) => ({ fight, brought: bringFight(system, fight) }));
  const campaignId = randomUUID();
  const campaign = inTransaction(db, () => {
    const name = freeName(renewed.campaign.name, namesOf(db));
    const stored = { ...renewed.campaign, id: campaignId, name, createdAt: now };
    storeCampaign(db, stored);
    for (const session of renewed.sessions) storeSession(db, { ...session, campaignId });
    for (const character of characters) storeCharacter(db, { ...character, campaignId });
    storeCreatures(
      db,
      creatures.map(({ favourite: _favourite, ...creature }) => ({ ...creature, campaignId })),
    );
    for (const { id, favourite } of creatures) if (favourite) starCreature(db, id, true);
    for (const encounter of renewed.encounters) storeEncounter(db, { ...encounter, campaignId });
    storeOwnObjects(db, campaignId, renewed);
    for (const { fight, brought } of tried) {
      if (brought === null) storeUnread(db, campaignId, asTexts(fight, system.id));
      else storeFight(db, { campaignId, system: system.id, fight }, brought);
    }
    for (const fight of storedFights) storeUnread(db, campaignId, fight);
    return stored;
  });
  const unread = tried.flatMap(({ fight, brought }) => (brought === null ? [fight] : []));
  return {
    campaign,
    characters: characters.length,
    creatures: creatures.length,
    fights: fights.length + storedFights.length,
    notices: [
      ...tried.flatMap(({ brought }) => brought?.notice ?? []),
      ...[...unread, ...storedFights].flatMap(({ id }) => whyUnread(db, id)),
    ],
  };
}

interface NewFight {
  readonly campaignId: string;
  readonly system: string;
  readonly fight: FiledFight;
}

function storeFight(
  db: Sqlite,
  { campaignId, system, fight }: NewFight,
  { rows, rulesVersion, status, round }: BroughtFight,
): void {
  const { id, name, playersTitle, sessionId, encounterId, createdAt, updatedAt, setup, surprised, shown } =
    fight;
  const combat = {
    id,
    campaignId,
    sessionId,
    encounterId,
    name,
    playersTitle,
    system,
    status,
    round,
    createdAt,
    updatedAt,
  };
  const party = new Map(Object.entries(fight.party));
  const base = baseOf(fight);
  storeCombat(db, randomUUID(), { combat, setup, surprised, party, rulesVersion, base, shown });
  for (const row of rows) appendCommand(db, id, row);
  storeCarryOvers(db, id, fight.homecomings);
}

function storeUnread(db: Sqlite, campaignId: string, fight: FiledStoredFight): void {
  const { setup, surprised, party, homecomings, base, shown, rulesVersion, rows, ...listed } = fight;
  storeCombatTexts(db, randomUUID(), {
    combat: { ...listed, campaignId },
    setup,
    surprised,
    party,
    homecomings,
    base,
    shown,
    rulesVersion,
    rows: rows.map((row, index) => ({ ...row, seq: index + 1 })),
  });
}

/** A fight that was read from the file, and yet can't be made out, as its columns would have it. */
function asTexts(fight: FiledFight, system: string): FiledStoredFight {
  const { end, commands, setup, surprised, party, homecomings, shown, ...listed } = fight;
  const base = baseOf(fight);
  return {
    ...listed,
    system,
    status: end.status,
    round: end.round,
    setup: JSON.stringify(setup),
    surprised: JSON.stringify(surprised),
    party: JSON.stringify(party),
    homecomings: JSON.stringify(homecomings),
    base: base === null ? null : headText(base),
    shown: shown === null ? null : JSON.stringify(shown),
    rows: commands.map(({ at, command, rolls, events }) => ({
      at,
      command: JSON.stringify(command),
      rolls: JSON.stringify(rolls),
      events: JSON.stringify(events ?? []),
    })),
  };
}

/** Why a fight that came in as it was stored can't be opened, or its log can't be read. */
function whyUnread(db: Sqlite, id: string): readonly Message[] {
  try {
    loadFight({ db, systemOf }, id, 'id');
    readForLog(db, systemOf, requireCombat(db, id, 'id'));
    return [];
  } catch (thrown) {
    if (thrown instanceof RodadaError) return [thrown.said];
    throw thrown;
  }
}

function namesOf(db: Sqlite): readonly string[] {
  return listCampaigns(db).map(({ name }) => name);
}
