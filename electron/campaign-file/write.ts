import {
  FORMAT,
  VERSION,
  type CampaignFile,
  type FiledFight,
  type FiledStoredFight,
} from '#shared/campaign-file/campaign-file.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { combatTexts } from '#electron/store/combats/combat-texts.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import { isStarred, listCreatures } from '#electron/store/creatures.ts';
import { listEncounters } from '#electron/store/encounters.ts';
import { listSessions } from '#electron/store/sessions.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { tryReading } from '#electron/store/unreadable.ts';
import { ownObjects } from './own-objects.ts';
import { filedFight, whereFought, type Known } from './write-fight.ts';

/** What a copy of a campaign takes along. */
export interface Extent {
  /** The time as ISO date-time. */
  readonly now: string;
  readonly fights: 'all' | 'none';
}

/** A campaign as it goes into a file, and what the narrator is told of its fights that can't be read. */
export interface WrittenCampaign {
  readonly file: CampaignFile;
  readonly notices: readonly Message[];
}

/**
 * A whole campaign as it goes into a file, without what was removed of it; a fight that can't be read goes as it is
 * stored. `NOT_FOUND` for an unknown one.
 */
export function campaignFileOf(db: Sqlite, campaignId: string, { now, fights }: Extent): WrittenCampaign {
  const { name, system, options, notes } = requireCampaign(db, campaignId, 'id');
  const file: CampaignFile = {
    format: FORMAT,
    version: VERSION,
    writtenAt: now,
    campaign: { name, system, options, notes },
    characters: listCharacters(db, campaignId).map(withoutCampaign),
    creatures: listCreatures(db, campaignId).map((one) => ({
      ...withoutCampaign(one),
      tags: [...one.tags],
      favourite: isStarred(db, one.id),
    })),
    encounters: listEncounters(db, campaignId).map((one) => ({
      ...withoutCampaign(one),
      pieces: [...one.pieces],
      party: [...one.party],
      objects: [...one.objects],
    })),
    sessions: listSessions(db, campaignId).map(withoutCampaign),
    ...ownObjects(db, campaignId),
    fights: [],
    storedFights: [],
  };
  if (fights === 'none') return { file, notices: [] };
  const known = {
    characters: idsOf(file.characters),
    sessions: idsOf(file.sessions),
    encounters: idsOf(file.encounters),
  };
  return withFights(db, file, known, campaignId);
}

/** The same file without what happened in fights that playing them again tells: for a campaign too big to tell it all. */
export function withoutEvents(file: CampaignFile): CampaignFile {
  const { rulesVersion } = systemOf(file.campaign.system);
  const lean = (fight: FiledFight): FiledFight =>
    fight.rulesVersion !== rulesVersion || fight.base !== null
      ? fight
      : { ...fight, commands: fight.commands.map((command) => ({ ...command, events: null })) };
  return { ...file, fights: file.fights.map(lean) };
}

function withFights(db: Sqlite, file: CampaignFile, known: Known, campaignId: string): WrittenCampaign {
  const fights: FiledFight[] = [];
  const storedFights: FiledStoredFight[] = [];
  const notices: Message[] = [];
  for (const { id } of listCombats(db, campaignId)) {
    const tried = tryReading(() => filedFight(db, id, known));
    if ('read' in tried) fights.push(tried.read);
    else {
      storedFights.push(asStored(db, id, known));
      notices.push(tried.unread);
    }
  }
  return { file: { ...file, fights, storedFights }, notices };
}

function asStored(db: Sqlite, combatId: string, known: Known): FiledStoredFight {
  const { combat, rows, ...texts } = combatTexts(db, combatId);
  const { campaignId: _campaign, sessionId: _session, encounterId: _encounter, ...listed } = combat;
  return {
    ...listed,
    ...texts,
    ...whereFought(combat, known),
    rows: rows.map(({ seq: _seq, ...row }) => row),
  };
}

function withoutCampaign<T extends { readonly campaignId: string }>({ campaignId: _campaign, ...rest }: T) {
  return rest;
}

function idsOf(list: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(list.map(({ id }) => id));
}
