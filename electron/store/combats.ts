import type { Combat, CombatRow } from '../../shared/api/combats.ts';
import type { Command } from '../../shared/combat/command.ts';
import type { CombatEvent } from '../../shared/combat/events.ts';
import type { Roll } from '../../shared/dice/dice.ts';
import type { JsonObject } from '../../shared/json.ts';
import { isText, readList, readObject } from './json-column.ts';
import { notFound } from './not-found.ts';
import { statement, type Sqlite } from './sqlite.ts';

/** A fight as stored: what lists show and what it was set up from. */
export interface StoredCombat {
  readonly combat: Combat;
  /** What `newCombat` takes. */
  readonly setup: JsonObject;
  readonly surprised: readonly string[];
  /** Whose character each combatant of the party is: combatant's id to character's id. */
  readonly party: ReadonlyMap<string, string>;
}

interface Row {
  readonly id: string;
  readonly campaign_id: string;
  readonly session_id: string | null;
  readonly encounter_id: string | null;
  readonly name: string;
  readonly system: string;
  readonly status: Combat['status'];
  readonly round: number;
  readonly created_at: string;
  readonly updated_at: string;
}

interface FullRow extends Row {
  readonly setup: string;
  readonly surprised: string;
  readonly party: string;
}

interface CommandRow {
  readonly seq: number;
  readonly at: string;
  readonly command: string;
  readonly rolls: string;
  readonly events: string;
}

const COLUMNS =
  'id, campaign_id, session_id, encounter_id, name, system, status, round, created_at, updated_at';
const ofCampaign = statement<Row>(
  `SELECT ${COLUMNS} FROM combats WHERE campaign_id = ? AND removed_at IS NULL ORDER BY updated_at DESC, id`,
);
const byId = statement<FullRow>(
  `SELECT ${COLUMNS}, setup, surprised, party FROM combats WHERE id = ? AND removed_at IS NULL`,
);
const byRequest = statement<{ readonly id: string }>('SELECT id FROM combats WHERE request_id = ?');
const insert = statement(
  `INSERT INTO combats (request_id, setup, surprised, party, ${COLUMNS})
   VALUES (:requestId, :setup, :surprised, :party, :id, :campaignId, :sessionId, :encounterId, :name, :system,
     :status, :round, :createdAt, :updatedAt)`,
);
const setRemoved = statement('UPDATE combats SET removed_at = :at WHERE id = :id');
const setSession = statement('UPDATE combats SET session_id = :sessionId WHERE id = :id');
const setHead = statement(
  'UPDATE combats SET status = :status, round = :round, updated_at = :updatedAt WHERE id = :id',
);
const commandsOf = statement<CommandRow>(
  'SELECT seq, at, command, rolls, events FROM combat_commands WHERE combat_id = ? ORDER BY seq',
);
const insertCommand = statement(
  `INSERT INTO combat_commands (combat_id, seq, at, command, rolls, events)
   VALUES (:combatId, :seq, :at, :command, :rolls, :events)`,
);

function fromRow(row: Row): Combat {
  return {
    id: row.id,
    campaignId: row.campaign_id,
    sessionId: row.session_id,
    encounterId: row.encounter_id,
    name: row.name,
    system: row.system,
    status: row.status,
    round: row.round,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function isCommand(value: JsonObject): value is JsonObject & Command {
  return typeof value['type'] === 'string';
}

function isRoll(value: unknown): value is Roll {
  return typeof value === 'object' && value !== null && 'natural' in value;
}

function isEvent(value: unknown): value is CombatEvent {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function asPair([combatant, character]: [string, unknown]): [string, string][] {
  return isText(character) ? [[combatant, character]] : [];
}

function readCommand(text: string): Command {
  const command = readObject(text);
  if (!isCommand(command)) throw new TypeError('A command without its type stands in the database.');
  return command;
}

/** The fights of a campaign, the one last touched first. */
export function listCombats(db: Sqlite, campaignId: string): readonly Combat[] {
  return ofCampaign(db).all(campaignId).map(fromRow);
}

/** The fight of an id; `NOT_FOUND` under `field` when there is none. */
export function requireCombat(db: Sqlite, id: string, field: string): StoredCombat {
  const row = byId(db).get(id);
  if (row === undefined) return notFound('combat', field);
  return {
    combat: fromRow(row),
    setup: readObject(row.setup),
    surprised: readList(row.surprised, isText),
    party: new Map(Object.entries(readObject(row.party)).flatMap(asPair)),
  };
}

/** The id of the fight that a request started before, or null. */
export function combatOfRequest(db: Sqlite, requestId: string): string | null {
  return byRequest(db).get(requestId)?.id ?? null;
}

/** Stores a new fight under the request that started it. */
export function storeCombat(
  db: Sqlite,
  requestId: string,
  { combat, setup, surprised, party }: StoredCombat,
): void {
  insert(db).run({
    ...combat,
    requestId,
    setup: JSON.stringify(setup),
    surprised: JSON.stringify(surprised),
    party: JSON.stringify(Object.fromEntries(party)),
  });
}

/** Every command of a fight, in order. */
export function listCommands(db: Sqlite, combatId: string): readonly CombatRow[] {
  return commandsOf(db)
    .all(combatId)
    .map(({ seq, at, command, rolls, events }) => ({
      seq,
      at,
      command: readCommand(command),
      rolls: readList(rolls, isRoll),
      events: readList(events, isEvent),
    }));
}

/** Adds a command to the end of a fight and writes what lists show of the fight after it; call it in a transaction. */
export function appendCommand(
  db: Sqlite,
  combat: Combat,
  { command, rolls, events, ...row }: CombatRow,
): void {
  insertCommand(db).run({
    ...row,
    combatId: combat.id,
    command: JSON.stringify(command),
    rolls: JSON.stringify(rolls),
    events: JSON.stringify(events),
  });
  const { id, status, round, updatedAt } = combat;
  setHead(db).run({ id, status, round, updatedAt });
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
  return requireCombat(db, id, 'id').combat;
}
