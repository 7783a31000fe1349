import type { CombatRow } from '#shared/records/combat.ts';
import type { RodadaError } from '#shared/errors.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import type { Roll } from '#shared/dice/dice.ts';
import type { JsonObject } from '#shared/json.ts';
import { runsOf } from '#shared/stored-fight/runs.ts';
import { message } from '#shared/text/message.ts';
import { combatName } from './combats.ts';
import { readList, readObject } from '#electron/store/json-column.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { readStored, unreadable } from '#electron/store/unreadable.ts';

/** A command as its columns have it. */
export interface CommandText {
  readonly seq: number;
  readonly at: string;
  readonly command: string;
  readonly rolls: string;
  readonly events: string;
}

const between = statement<CommandText>(
  `SELECT seq, at, command, rolls, events FROM combat_commands
   WHERE combat_id = :combatId AND seq BETWEEN :first AND :last ORDER BY seq`,
);
const last = statement<{ readonly seq: number }>(
  'SELECT ifnull(max(seq), 0) AS seq FROM combat_commands WHERE combat_id = ?',
);
const withLeaving = statement<CommandText>(
  `SELECT seq, at, command, rolls, events FROM combat_commands
   WHERE combat_id = ? AND (instr(events, '"left"') > 0 OR instr(events, '"renamed"') > 0) ORDER BY seq`,
);
const withAdding = statement<CommandText>(
  `SELECT seq, at, command, rolls, events FROM combat_commands
   WHERE combat_id = ? AND instr(command, '"add-combatant"') > 0 ORDER BY seq`,
);
const insert = statement(
  `INSERT INTO combat_commands (combat_id, seq, at, command, rolls, events)
   VALUES (:combatId, :seq, :at, :command, :rolls, :events)`,
);

function isCommand(value: JsonObject): value is JsonObject & Command {
  return typeof value['type'] === 'string';
}

function isRoll(value: unknown): value is Roll {
  return typeof value === 'object' && value !== null && 'natural' in value;
}

function isEvent(value: unknown): value is CombatEvent {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function readCommand(text: string): Command {
  const command = readObject(text);
  if (!isCommand(command)) throw new TypeError('A command without its type stands in the database.');
  return command;
}

function reader(db: Sqlite, combatId: string): (row: CommandText) => CombatRow {
  return ({ seq, at, command, rolls, events }) =>
    readStored(
      () => ({
        seq,
        at,
        command: readCommand(command),
        rolls: readList(rolls, isRoll),
        events: readList(events, isEvent),
      }),
      () => brokenRow(db, combatId, seq),
    );
}

function brokenRow(db: Sqlite, combatId: string, seq: number): RodadaError {
  const said = message('storedFight.brokenRow', { row: seq });
  return unreadable(combatName(db, combatId), said, `rows[${seq - 1}]`);
}

/** Every command of a fight as it is stored, unread. */
export function listCommandTexts(db: Sqlite, combatId: string): readonly CommandText[] {
  return between(db).all({ combatId, first: 1, last: Number.MAX_SAFE_INTEGER });
}

/** Every command of a fight, in order; `UNREADABLE` naming the row that isn't what was stored. */
export function listCommands(db: Sqlite, combatId: string): readonly CombatRow[] {
  return commandsBetween(db, combatId, 1, Number.MAX_SAFE_INTEGER);
}

/** The commands of a fight from one row to another, both of them too. */
export function commandsBetween(
  db: Sqlite,
  combatId: string,
  first: number,
  last: number,
): readonly CombatRow[] {
  const texts = between(db).all({ combatId, first, last });
  // A row that went missing is damage, too.
  const gap = texts.findIndex(({ seq }, index) => seq !== first + index);
  if (gap >= 0) throw brokenRow(db, combatId, first + gap);
  return texts.map(reader(db, combatId));
}

/** The commands of a fight by their numbers, in the order asked. */
export function commandsAt(db: Sqlite, combatId: string, seqs: readonly number[]): readonly CombatRow[] {
  return runsOf(seqs).flatMap(([from, to]) => {
    const rows = commandsBetween(db, combatId, Math.min(from, to), Math.max(from, to));
    return from <= to ? rows : rows.toReversed();
  });
}

/** How many commands a fight has, which is the number of the last. */
export function countCommands(db: Sqlite, combatId: string): number {
  return last(db).get(combatId)?.seq ?? 0;
}

/** The commands in which somebody left the fight or got another name, and some others. */
export function commandsWithLeaving(db: Sqlite, combatId: string): readonly CombatRow[] {
  return withLeaving(db).all(combatId).map(reader(db, combatId));
}

/** The commands that bring somebody in, and some others. */
export function commandsWithAdding(db: Sqlite, combatId: string): readonly CombatRow[] {
  return withAdding(db).all(combatId).map(reader(db, combatId));
}

/** Adds a command to the end of a fight; call it in a transaction. */
export function appendCommand(
  db: Sqlite,
  combatId: string,
  { command, rolls, events, ...row }: CombatRow,
): void {
  appendCommandText(db, combatId, {
    ...row,
    command: JSON.stringify(command),
    rolls: JSON.stringify(rolls),
    events: JSON.stringify(events),
  });
}

/** Adds a command to the end of a fight as it was stored elsewhere, unread; call it in a transaction. */
export function appendCommandText(db: Sqlite, combatId: string, row: CommandText): void {
  insert(db).run({ ...row, combatId });
}
