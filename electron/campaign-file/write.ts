import {
  FORMAT,
  VERSION,
  type CampaignHead,
  type FiledStoredFight,
} from '#shared/campaign-file/campaign-file.ts';
import { textOf } from '#shared/pictures/base64.ts';
import { PICTURED, type Pictured } from '#shared/pictures/picture.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { combatTexts } from '#electron/store/combats/combat-texts.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import { idsOfCampaign } from '#electron/store/creatures.ts';
import { listEncounters } from '#electron/store/encounters.ts';
import { picturesOfCampaign, wholePicture } from '#electron/store/pictures/pictures.ts';
import { listSessions } from '#electron/store/sessions.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { tryReading } from '#electron/store/unreadable.ts';
import { filedCreatures } from './filed-creatures.ts';
import { leftBehind, saysLeft } from './left-behind.ts';
import { ownObjects } from './own-objects.ts';
import { filedFight, whereFought, type Known } from './write-fight.ts';

/** What a campaign is written to a file with. */
export interface CampaignWriting {
  readonly campaignId: string;
  /** The time as ISO date-time. */
  readonly now: string;
  /** Whether its fights go along. */
  readonly fights: boolean;
  /** Told of each fight that goes as it is stored, and of all that stays behind. */
  readonly notice: (why: Message) => void;
}

/**
 * A whole campaign as the text of its file, piece by piece, without what was removed of it: JSON with one thing a line,
 * to be read and compared without taking twice the room. A fight that can't be read goes as it is stored, anything else
 * that is damaged stays behind. `NOT_FOUND` for an unknown one.
 */
export function* campaignText(
  { db, step }: Pick<WorkPlace, 'db' | 'step'>,
  { campaignId, now, fights, notice }: CampaignWriting,
): Generator<string> {
  const { name, system, options, conditions, notes } = requireCampaign(db, campaignId, 'id');
  const left = leftBehind({ db, step }, campaignId);
  for (const row of left) notice(saysLeft('damage.leftBehind', row));
  const damaged = new Set(left.map(({ table, key }) => `${table} ${key}`));
  const characters = listCharacters(db, campaignId).filter(({ id }) => !damaged.has(`characters ${id}`));
  const creatures = idsOfCampaign(db, campaignId).filter((id) => !damaged.has(`creatures ${id}`));
  const there = new Set(creatures);
  const encounters = listEncounters(db, campaignId);
  const sessions = listSessions(db, campaignId);
  const combats = fights ? listCombats(db, campaignId).map(({ id }) => id) : [];
  const known = { characters: idsOf(characters), sessions: idsOf(sessions), encounters: idsOf(encounters) };
  const { sizes, materials } = ownObjects(db, campaignId);
  const pictures = picturesOfCampaign(db, campaignId);
  const used = [...new Set(PICTURED.flatMap((kind) => Object.values(pictures[kind])))];
  /** Those that were written: they come before whoever has them. */
  const whole = new Set<string>();
  const total = characters.length + creatures.length + encounters.length + sessions.length + combats.length;
  let done = 0;
  const count = (): void => {
    step(done, total);
    done += 1;
  };
  const counted = <T>(list: readonly T[], write: (one: T) => object | null): Iterable<object> =>
    each(list, (one) => {
      count();
      return write(one);
    });
  const pictureOf = (kind: Pictured, id: string): string | null => {
    const picture = pictures[kind][id];
    return picture === undefined || !whole.has(picture) ? null : picture;
  };
  /** The picture of one; nothing for most. */
  const pictured = (kind: Pictured, id: string) => {
    const picture = pictureOf(kind, id);
    return picture === null ? {} : { picture };
  };
  const unread: string[] = [];

  yield* headLines({
    format: FORMAT,
    version: VERSION,
    writtenAt: now,
    campaign: { name, system, options, conditions: [...conditions], notes },
  });
  yield* listLines(
    'pictures',
    each(used, (id) => {
      const picture = filedPicture(db, id);
      if (picture !== null) whole.add(id);
      return picture;
    }),
  );
  if (whole.size < used.length) notice(message('picture.leftBehind', { count: used.length - whole.size }));
  yield* listLines(
    'characters',
    counted(characters, (one) => ({ ...withoutCampaign(one), ...pictured('character', one.id) })),
  );
  yield* listLines(
    'creatures',
    filedCreatures(db, creatures, (id) => {
      count();
      return pictureOf('creature', id);
    }),
  );
  yield* listLines(
    'encounters',
    counted(encounters, ({ pieces, party, ...one }) => ({
      ...withoutCampaign(one),
      ...pictured('encounter', one.id),
      pieces: pieces.filter(({ creatureId }) => there.has(creatureId)),
      party: party.filter((id) => known.characters.has(id)),
    })),
  );
  yield* listLines('sessions', counted(sessions, withoutCampaign));
  yield* listLines('sizes', sizes);
  yield* listLines('materials', materials);
  yield* listLines(
    'fights',
    counted(combats, (id) => {
      const tried = tryReading(() => filedFight(db, id, known));
      if ('read' in tried) return tried.read;
      unread.push(id);
      notice(message('campaignFile.wentAsStored', { why: tried.unread }));
      return null;
    }),
  );
  yield* listLines(
    'storedFights',
    each(unread, (id) => asStored(db, id, known)),
  );
  yield '\n}\n';
}

function* headLines(head: CampaignHead): Generator<string> {
  let before = '{\n';
  for (const [key, value] of Object.entries(head)) {
    yield `${before}${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    before = ',\n';
  }
}

/** A list of things, each in a line of its own; a text is the JSON of one. */
function* listLines(key: string, things: Iterable<object | string>): Generator<string> {
  yield `,\n${JSON.stringify(key)}: [`;
  let before = '\n';
  for (const thing of things) {
    yield `${before}${typeof thing === 'string' ? thing : JSON.stringify(thing)}`;
    before = ',\n';
  }
  yield before === '\n' ? ']' : '\n]';
}

function* each<T>(list: readonly T[], write: (one: T) => object | null): Generator<object> {
  for (const one of list) {
    const written = write(one);
    if (written !== null) yield written;
  }
}

function filedPicture(db: Sqlite, id: string): object | null {
  const picture = wholePicture(db, id);
  return picture === null ? null : { id, large: textOf(picture.large), small: textOf(picture.small) };
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
