import {
  FORMAT,
  VERSION,
  type CampaignFile,
  type FiledFight,
  type FiledStoredFight,
} from '#shared/campaign-file/campaign-file.ts';
import type { CheckedTable, DamagedRow } from '#shared/api/damage.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { combatTexts } from '#electron/store/combats/combat-texts.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import { isStarred, listCreatures } from '#electron/store/creatures.ts';
import { walkRows } from '#electron/store/damage/damaged-rows.ts';
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
 * stored, anything else that is damaged stays behind and is told. `NOT_FOUND` for an unknown one.
 */
export function campaignFileOf(db: Sqlite, campaignId: string, { now, fights }: Extent): WrittenCampaign {
  const { name, system, options, notes } = requireCampaign(db, campaignId, 'id');
  const left = leftBehind(db, campaignId);
  const goes = <T extends { readonly id: string }>(table: CheckedTable, list: readonly T[]): readonly T[] =>
    list.filter(({ id }) => !left.some((row) => row.table === table && row.key === id));
  const creatures = goes('creatures', listCreatures(db, campaignId));
  const characters = goes('characters', listCharacters(db, campaignId));
  const [there, party] = [idsOf(creatures), idsOf(characters)];
  const file: CampaignFile = {
    format: FORMAT,
    version: VERSION,
    writtenAt: now,
    campaign: { name, system, options, notes },
    characters: characters.map(withoutCampaign),
    creatures: creatures.map((one) => ({
      ...withoutCampaign(one),
      tags: [...one.tags],
      favourite: isStarred(db, one.id),
    })),
    encounters: listEncounters(db, campaignId).map((one) => ({
      ...withoutCampaign(one),
      pieces: one.pieces.filter(({ creatureId }) => there.has(creatureId)),
      party: one.party.filter((character) => party.has(character)),
      objects: [...one.objects],
    })),
    sessions: listSessions(db, campaignId).map(withoutCampaign),
    ...ownObjects(db, campaignId),
    fights: [],
    storedFights: [],
  };
  const notices = left.map(({ table, name: what, why }) =>
    message('damage.leftBehind', { kind: message(`damage.kind.${table}`), name: plain(what), why }),
  );
  if (fights === 'none') return { file, notices };
  const known = {
    characters: idsOf(file.characters),
    sessions: idsOf(file.sessions),
    encounters: idsOf(file.encounters),
  };
  const written = withFights(db, file, known, campaignId);
  return { ...written, notices: [...notices, ...written.notices] };
}

/** The tables whose damaged rows stay behind. */
const LEFT_BEHIND = [
  'characters',
  'sessions',
  'creatures',
  'encounter_pieces',
  'encounter_objects',
  'object_sizes',
  'materials',
  'combats',
] as const satisfies readonly CheckedTable[];

interface LeftBehind extends DamagedRow {
  readonly table: (typeof LEFT_BEHIND)[number];
}

/** Fights go as they are stored, but for those that can't even be listed. */
function leftBehind(db: Sqlite, campaignId: string): readonly LeftBehind[] {
  const listed = idsOf(listCombats(db, campaignId));
  const damaged = [...walkRows(db, { tables: LEFT_BEHIND, campaignId })].flatMap((walked) => walked.damaged);
  return damaged.flatMap((row) => {
    const table = LEFT_BEHIND.find((one) => one === row.table);
    return table === undefined || (table === 'combats' && listed.has(row.key)) ? [] : [{ ...row, table }];
  });
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
      notices.push(message('campaignFile.wentAsStored', { why: tried.unread }));
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
