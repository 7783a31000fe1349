import { z } from 'zod';
import { nothingDone } from '#shared/combat/fold.ts';
import { carryOn, stateOf, type GrowingHistory } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { at, RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { entriesOf } from '#shared/log/entry.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { forgetStates } from './forget-states.ts';
import { requireCommandFigures, requireSheetFigures } from './figure-limits.ts';
import { requireFewCommands, requireRoom, requireRoomIn } from './limits.ts';
import { diceAnswer, diceFields, requestDice, type RequestDice } from './request-dice.ts';
import { stateAnswer } from './state-answer.ts';

const combatRequest = z.strictObject({
  system: z.string(),
  combat: z.unknown(),
  commands: z.array(z.unknown()),
  ...diceFields,
});

/** Answers `{system, combat, commands}` with the state after the last command and the log of those in force; `find` knows the systems. */
export function answerCombat(
  request: Readonly<Record<string, unknown>>,
  find: (id: string) => RuleSystem = systemOf,
): JsonObject {
  requireRoom(request['combat'], 'combat');
  requireFewCommands(request);
  const fields = readWith(combatRequest, request, '');
  const system = find(fields.system);
  requireSheetFigures(system, fields.combat, 'combat');
  const dice = requestDice(fields);
  const fight: GrowingHistory = { initial: newCombat(system, fields.combat), ...nothingDone() };
  for (const [index, raw] of fields.commands.entries()) carryOnAt({ system, fight, dice }, raw, index);
  const rolls = fight.done.flatMap((move) => move.rolls);
  return {
    state: stateAnswer(system, stateOf(fight)),
    log: logAnswer(fight, system.roundName),
    ...diceAnswer(dice, rolls),
  };
}

interface Answering {
  readonly system: RuleSystem;
  readonly fight: GrowingHistory;
  readonly dice: RequestDice;
}

/** Carries out one command of the file; its errors name the field (`commands[3].amount`) or the command (`commands[3]`). */
function carryOnAt({ system, fight, dice }: Answering, raw: unknown, index: number): void {
  const base = `commands[${index}]`;
  const read = readRawCommand(raw, base);
  requireCommandFigures(system, read, ['commands', index]);
  const undone = fight.undone.length;
  const next = fight.undone.at(-1);
  const before = fight.done.length;
  try {
    carryOn(system, fight, read, dice.dice);
  } catch (error) {
    if (!(error instanceof RodadaError)) throw error;
    const namesField =
      (error.code === 'BAD_REQUEST' || error.code === 'BAD_DICE') && error.path !== undefined;
    throw at(error, namesField ? `${base}.${error.path}` : base);
  }
  if (fight.done.length > before) {
    requireRoomAfter(fight, base);
    forgetStates(system, fight);
  }
  if (fight.undone.length > undone) dice.putBack(fight.undone.at(-1)?.rolls.length ?? 0);
  // A redone command takes its dice again.
  else if (next !== undefined && fight.done.at(-1) === next) dice.putBack(-next.rolls.length);
}

/** What a state holds is asked only where somebody came: it may have to be worked out again. */
function requireRoomAfter(fight: GrowingHistory, base: string): void {
  const came = fight.done.at(-1)?.events.some(({ type }) => type === 'joined') ?? false;
  if (came) requireRoomIn(stateOf(fight), base);
}

function logAnswer({ done }: GrowingHistory, roundName: RoundName): JsonObject[] {
  const rows = done.map(({ command, events }, index) => ({ seq: index + 1, at: null, command, events }));
  return entriesOf(rows, roundName).map((entry) => ({ round: entry.round, text: entryText(entry, 'pt-BR') }));
}
