import type { Combat } from '#shared/records/combat.ts';
import { parseJson, type JsonObject } from '#shared/json.ts';
import { shownNames, type ShownNames } from '#shared/player/kept-names.ts';
import type { Head } from '#shared/stored-fight/head.ts';
import { message } from '#shared/text/message.ts';
import { headText, readHead } from './head-column.ts';
import { column, oneOf, readableRows, readDate } from '#electron/store/columns.ts';
import { isText, readList, readObject } from '#electron/store/json-column.ts';
import { notFound } from '#electron/store/not-found.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { readStored, unreadable } from '#electron/store/unreadable.ts';

/** A fight as stored: what lists show and what it was set up from. */
export interface StoredCombat {
  readonly combat: Combat;
  /** What `newCombat` takes. */
  readonly setup: JsonObject;
  readonly surprised: readonly string[];
  /** Whose character each combatant of the party is: combatant's id to character's id. */
  readonly party: ReadonlyMap<string, string>;
  /** The version of its system's rules that it was played under. */
  readonly rulesVersion: number;
  /** Where it goes on from another fight, at a moment that replaying the rows before wouldn't come to; null for most. */
  readonly base: Head | null;
  /** What its players know everybody by; null where that is still to be worked out from its rows. */
  readonly shown: ShownNames | null;
}

/** A fight as its row has it, unread. */
export interface StoredTexts {
  readonly combat: Combat;
  readonly rulesVersion: number;
  readonly setup: string;
  readonly surprised: string;
  readonly party: string;
  readonly homecomings: string;
  readonly base: string | null;
  readonly shown: string | null;
}

interface Row {
  readonly id: string;
  readonly campaign_id: string;
  readonly session_id: string | null;
  readonly encounter_id: string | null;
  readonly name: string;
  readonly players_title: string;
  readonly system: string;
  readonly status: Combat['status'];
  readonly round: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A fight's row. */
export interface CombatColumns extends Row {
  readonly setup: string;
  readonly surprised: string;
  readonly party: string;
  readonly homecomings: string;
  readonly rules_version: number;
  readonly base: string | null;
  readonly shown_names: string | null;
}

const COLUMNS =
  'id, campaign_id, session_id, encounter_id, name, players_title, system, status, round, created_at, updated_at';
const ofCampaign = statement<Row>(
  `SELECT ${COLUMNS} FROM combats WHERE campaign_id = ? AND removed_at IS NULL ORDER BY updated_at DESC, id`,
);
/** The columns that `readCombatRow` reads. */
export const COMBAT_COLUMNS = `${COLUMNS}, setup, surprised, party, homecomings, rules_version, base, shown_names`;
const byId = statement<CombatColumns>(
  `SELECT ${COMBAT_COLUMNS} FROM combats
   WHERE id = ? AND removed_at IS NULL`,
);
const nameOf = statement<{ readonly name: string }>('SELECT name FROM combats WHERE id = ?');
const byRequest = statement<{ readonly id: string }>('SELECT id FROM combats WHERE request_id = ?');
const insert = statement(
  `INSERT INTO combats (request_id, setup, surprised, party, homecomings, rules_version, base, shown_names, ${COLUMNS})
   VALUES (:requestId, :setup, :surprised, :party, :homecomings, :rulesVersion, :base, :shown, :id, :campaignId, :sessionId,
     :encounterId, :name, :playersTitle, :system, :status, :round, :createdAt, :updatedAt)`,
);
const setRemoved = statement('UPDATE combats SET removed_at = :at WHERE id = :id');
const setSession = statement('UPDATE combats SET session_id = :sessionId WHERE id = :id');
const setHead = statement(
  'UPDATE combats SET status = :status, round = :round, updated_at = :updatedAt WHERE id = :id',
);
const setShown = statement('UPDATE combats SET shown_names = :shown WHERE id = :id');
const setTitle = statement('UPDATE combats SET players_title = :title WHERE id = :id');
const setRules = statement('UPDATE combats SET rules_version = :rulesVersion WHERE id = :id');

function fromRow(row: Row): Combat {
  return {
    id: row.id,
    campaignId: row.campaign_id,
    sessionId: row.session_id,
    encounterId: row.encounter_id,
    name: row.name,
    playersTitle: row.players_title,
    system: row.system,
    status: row.status,
    round: row.round,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const STATUSES = ['setup', 'running', 'ended'] as const;

/** What lists show of a fight; `UNREADABLE` where it isn't what was stored. */
function readListed(row: Row): Combat {
  const status = oneOf('status', STATUSES, row.status);
  const [createdAt, updatedAt] = [readDate(row.created_at), readDate(row.updated_at)];
  return { ...fromRow(row), status, createdAt, updatedAt };
}

/** A whole fight from its row, but for its commands; `UNREADABLE` where it isn't what was stored. */
export function readCombatRow({ setup, surprised, party, homecomings, base, ...row }: CombatColumns): Combat {
  column('beginning', () => {
    for (const text of [setup, party, homecomings]) readObject(text);
    readList(surprised, isText);
    if (base !== null) readHead(base);
  });
  return readListed(row);
}

function asPair([combatant, character]: [string, unknown]): [string, string][] {
  return isText(character) ? [[combatant, character]] : [];
}

/** The fights of a campaign whose row can be read, the one last touched first; one of which more is damaged says so when it is opened. */
export function listCombats(db: Sqlite, campaignId: string): readonly Combat[] {
  return readableRows(ofCampaign(db).all(campaignId), readListed);
}

/** What lists show of the fight of an id; `NOT_FOUND` under `field` when there is none. */
export function requireListed(db: Sqlite, id: string, field: string): Combat {
  return requireTexts(db, id, field).combat;
}

/** The fight of an id as its row has it, whatever has become of it; `NOT_FOUND` under `field` when there is none. */
export function requireTexts(db: Sqlite, id: string, field: string): StoredTexts {
  const row = byId(db).get(id);
  if (row === undefined) return notFound('combat', field);
  const { rules_version: rulesVersion, setup, surprised, party, homecomings, base, shown_names: shown } = row;
  return { combat: fromRow(row), rulesVersion, setup, surprised, party, homecomings, base, shown };
}

/** The fight of an id; `NOT_FOUND` under `field` when there is none, `UNREADABLE` when it isn't what was stored. */
export function requireCombat(db: Sqlite, id: string, field: string): StoredCombat {
  const { combat, rulesVersion, ...texts } = requireTexts(db, id, field);
  return readStored(
    () => ({
      combat,
      setup: readObject(texts.setup),
      surprised: readList(texts.surprised, isText),
      party: new Map(Object.entries(readObject(texts.party)).flatMap(asPair)),
      rulesVersion,
      base: texts.base === null ? null : readHead(texts.base),
      shown: readShown(texts.shown),
    }),
    () => unreadable(combat.name, message('storedFight.brokenSetup'), 'setup'),
  );
}

/** What can't be read is worked out from the rows, as if it had never been. */
function readShown(text: string | null): ShownNames | null {
  return shownNames.safeParse(text === null ? null : parseJson(text)).data ?? null;
}

/** The id of the fight that a request started before, or null. */
export function combatOfRequest(db: Sqlite, requestId: string): string | null {
  return byRequest(db).get(requestId)?.id ?? null;
}

/** Stores a new fight under the request that started it. */
export function storeCombat(
  db: Sqlite,
  requestId: string,
  { combat, setup, surprised, party, rulesVersion, base, shown }: StoredCombat,
): void {
  insertCombat(db, requestId, {
    combat,
    rulesVersion,
    setup: JSON.stringify(setup),
    surprised: JSON.stringify(surprised),
    party: JSON.stringify(Object.fromEntries(party)),
    homecomings: '{}',
    base: base === null ? null : headText(base),
    shown: shown === null ? null : JSON.stringify(shown),
  });
}

/** Stores a new fight as its row has it, unread, under the request that started it. */
export function insertCombat(db: Sqlite, requestId: string, { combat, ...texts }: StoredTexts): void {
  insert(db).run({ ...combat, ...texts, requestId });
}

/** Writes what lists show of where a fight stands; call it in the transaction of the row that led there. */
export function writeHead(db: Sqlite, { id, status, round, updatedAt }: Combat): void {
  setHead(db).run({ id, status, round, updatedAt });
}

/** The name of a stored fight, put away or not. */
export function combatName(db: Sqlite, id: string): string {
  return nameOf(db).get(id)?.name ?? '';
}

/** Writes what a fight's players know everybody by. */
export function writeShown(db: Sqlite, id: string, shown: ShownNames): void {
  setShown(db).run({ id, shown: JSON.stringify(shown) });
}

/** Writes what a fight's players have it called. */
export function writePlayersTitle(db: Sqlite, id: string, title: string): void {
  setTitle(db).run({ id, title });
}

/** Says that a fight was played under these rules, from its first row to its last; call it in a transaction. */
export function stampRules(db: Sqlite, id: string, rulesVersion: number): void {
  setRules(db).run({ id, rulesVersion });
}

/** Moves a fight to another session, or to none. */
export function moveCombat(db: Sqlite, id: string, sessionId: string | null): void {
  setSession(db).run({ id, sessionId });
}

/** Takes a fight out of sight, from where `restoreCombat` brings it back; `at` is an ISO date-time. */
export function removeCombat(db: Sqlite, id: string, at: string): void {
  if (setRemoved(db).run({ id, at }).changes === 0) notFound('combat', 'id');
}

/** Brings a fight that was put away back, as it stood. */
export function restoreCombat(db: Sqlite, id: string): Combat {
  setRemoved(db).run({ id, at: null });
  return requireListed(db, id, 'id');
}
