import { randomUUID } from 'node:crypto';
import type { ImportedCampaign } from '#shared/api/campaigns.ts';
import { baseOf, bringFight, type BroughtFight } from '#shared/campaign-file/bring-fight.ts';
import type { Filed, FiledFight, FiledStoredFight } from '#shared/campaign-file/campaign-file.ts';
import { freeName } from '#shared/campaign-file/free-name.ts';
import { outlineOf, readThings } from '#shared/campaign-file/read.ts';
import { RodadaError } from '#shared/errors.ts';
import { bytesIn } from '#shared/pictures/base64.ts';
import type { PictureOwner } from '#shared/pictures/picture.ts';
import type { JsonPart } from '#shared/json-parts.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';
import { readForLog } from '#electron/fights/beginning.ts';
import { loadFight } from '#electron/fights/load-fight.ts';
import { listCampaigns, storeCampaign } from '#electron/store/campaigns.ts';
import { storeCharacter } from '#electron/store/characters.ts';
import { appendCommand } from '#electron/store/combats/combat-commands.ts';
import { storeCombatTexts } from '#electron/store/combats/combat-texts.ts';
import { requireCombat, storeCombat } from '#electron/store/combats/combats.ts';
import { storeEncounter } from '#electron/store/encounters.ts';
import { headText } from '#electron/store/combats/head-column.ts';
import { storeFightSources } from '#electron/store/combats/combat-sources.ts';
import { storeCarryOvers } from '#electron/store/carry-overs.ts';
import { storePicture, usePicture } from '#electron/store/pictures/pictures.ts';
import { storeSession } from '#electron/store/sessions.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { bringIn, openStage } from './bring-in.ts';
import { storeOwnObjects } from './own-objects.ts';
import { stagedCreatures } from './stage-creatures.ts';

/** When a campaign is brought in: its ids are new, its time of birth is now. */
export interface Bringing {
  /** The parts of its file, from the beginning each time they are asked for. */
  readonly parts: () => Iterable<JsonPart>;
  /** An ISO date-time. */
  readonly now: string;
}

/**
 * Stores a campaign of a file as a new one, under new ids and a name that no other has: all of it or nothing. It is built
 * in a database of its own first, so that others wait for the last step only. Every fight is played; one that can't be
 * read comes in as it was stored, and is named. `BAD_FILE` as `outlineOf` and `readThings` say.
 */
export function importCampaign({ db, scratch, step }: WorkPlace, { parts, now }: Bringing): ImportedCampaign {
  const outline = outlineOf(parts(), () => randomUUID());
  const { system, head, things } = outline;
  const campaignId = randomUUID();
  const staged = openStage(scratch());
  const count = { characters: 0, creatures: 0, fights: 0 };
  const told: Message[] = [];
  const unread: string[] = [];
  const campaign = { ...head.campaign, id: campaignId, createdAt: now };
  const own: { sizes: Filed<'sizes'>[]; materials: Filed<'materials'>[] } = { sizes: [], materials: [] };
  let done = 0;
  const counted = (parts: Iterable<JsonPart>) => counting(parts, () => step((done += 1), things));
  staged.exec('BEGIN');
  storeCampaign(staged, campaign);
  const addCreature = stagedCreatures(staged);
  const pictured: [PictureOwner, string | null][] = [];
  readThings(counted(parts()), outline, {
    pictures: ({ id, large, small }) =>
      storePicture(staged, { id, campaignId, large: bytesIn(large), small: bytesIn(small) }),
    sessions: (one) => storeSession(staged, { ...one, campaignId }),
    characters({ picture, ...one }) {
      count.characters += 1;
      storeCharacter(staged, { ...one, campaignId });
      pictured.push([{ kind: 'character', id: one.id }, picture]);
    },
    creatures(one) {
      count.creatures += 1;
      addCreature({ ...one, campaignId });
    },
    encounters({ picture, ...one }) {
      storeEncounter(staged, { ...one, campaignId });
      pictured.push([{ kind: 'encounter', id: one.id }, picture]);
    },
    sizes: (one) => own.sizes.push(one),
    materials: (one) => own.materials.push(one),
    fights(fight) {
      count.fights += 1;
      const brought = bringFight(system, fight);
      if (brought !== null) {
        storeFight(staged, { campaignId, system: system.id, fight }, brought);
        if (brought.notice !== null) told.push(brought.notice);
        return;
      }
      storeUnread(staged, campaignId, asTexts(fight, system.id));
      unread.push(fight.id);
    },
    storedFights(fight) {
      count.fights += 1;
      storeUnread(staged, campaignId, fight);
      unread.push(fight.id);
    },
  });
  // The file may tell of things in any order.
  for (const [owner, picture] of pictured) if (picture !== null) usePicture(staged, owner, picture);
  storeOwnObjects(staged, campaignId, own);
  told.push(...unread.flatMap((id) => whyUnread(staged, id)));
  staged.exec('COMMIT');
  const name = bringIn(db, staged, (others) => {
    const free = freeName(campaign.name, namesOf(others));
    storeCampaign(others, { ...campaign, name: free });
    return free;
  });
  return { campaign: { ...campaign, name }, ...count, notices: told };
}

function* counting(parts: Iterable<JsonPart>, step: () => void): Generator<JsonPart> {
  for (const part of parts) {
    if (part.kind === 'item') step();
    yield part;
  }
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
  storeFightSources(db, id, { creatures: fight.creatures, seen: fight.sourcesSeen });
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
  const { end, commands, setup, surprised, party, homecomings, shown, creatures, sourcesSeen, ...listed } =
    fight;
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
