import { replay, stateOf } from '../../shared/combat/history.ts';
import { newCombat } from '../../shared/combat/new-combat.ts';
import {
  FORMAT,
  VERSION,
  type CampaignFile,
  type FiledFight,
} from '../../shared/campaign-file/campaign-file.ts';
import { endOf } from '../../shared/campaign-file/play-fight.ts';
import { systemOf } from '../../shared/rules/registry.ts';
import { requireCampaign } from '../store/campaigns.ts';
import { listCharacters } from '../store/characters.ts';
import { listCombats, listCommands, requireCombat } from '../store/combats.ts';
import { isStarred, listCreatures } from '../store/creatures.ts';
import { listEncounters } from '../store/encounters.ts';
import { homecomingsOf } from '../store/homecomings.ts';
import { listSessions } from '../store/sessions.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { ownObjects } from './own-objects.ts';

/** What a copy of a campaign takes along. */
export interface Extent {
  /** The time as ISO date-time. */
  readonly now: string;
  readonly fights: 'all' | 'none';
}

/** A whole campaign as it goes into a file, without what was removed of it. `NOT_FOUND` for an unknown one. */
export function campaignFileOf(db: Sqlite, campaignId: string, { now, fights }: Extent): CampaignFile {
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
  };
  if (fights === 'none') return file;
  const known = {
    characters: idsOf(file.characters),
    sessions: idsOf(file.sessions),
    encounters: idsOf(file.encounters),
  };
  return { ...file, fights: listCombats(db, campaignId).map(({ id }) => fightOf(db, id, known)) };
}

interface Known {
  readonly characters: ReadonlySet<string>;
  readonly sessions: ReadonlySet<string>;
  readonly encounters: ReadonlySet<string>;
}

/** A fight as it goes into a file; what was removed meanwhile isn't spoken of. */
function fightOf(db: Sqlite, combatId: string, known: Known): FiledFight {
  const { combat, setup, surprised, party } = requireCombat(db, combatId, 'id');
  const system = systemOf(combat.system);
  const commands = listCommands(db, combatId);
  const state = stateOf(replay(system, newCombat(system, setup), commands));
  const { id, name, sessionId, encounterId, createdAt, updatedAt } = combat;
  return {
    id,
    name,
    sessionId: sessionId !== null && known.sessions.has(sessionId) ? sessionId : null,
    encounterId: encounterId !== null && known.encounters.has(encounterId) ? encounterId : null,
    setup,
    surprised: [...surprised],
    party: Object.fromEntries([...party].filter(([, character]) => known.characters.has(character))),
    homecomings: Object.fromEntries(
      Object.entries(homecomingsOf(db, combatId)).filter(([character]) => known.characters.has(character)),
    ),
    createdAt,
    updatedAt,
    commands: commands.map(({ at, command, rolls }) => ({ at, command, rolls: [...rolls] })),
    end: endOf(state),
  };
}

function withoutCampaign<T extends { readonly campaignId: string }>({ campaignId: _campaign, ...rest }: T) {
  return rest;
}

function idsOf(list: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(list.map(({ id }) => id));
}
