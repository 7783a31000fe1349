import { z } from 'zod';
import { openHistory, perform, stateOf, type History } from '../combat/history.ts';
import { newCombat } from '../combat/new-combat.ts';
import { readRawCommand } from '../combat/raw-command.ts';
import type { Dice } from '../dice/dice.ts';
import { at, RodadaError } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import { entriesOf } from '../log/entry.ts';
import { entryText } from '../log/text.ts';
import { systemOf } from '../rules/registry.ts';
import type { RoundName, RuleSystem } from '../rules/system.ts';
import { readWith } from '../schema/read.ts';
import { diceAnswer, diceFields, requestDice } from './request-dice.ts';
import { stateAnswer } from './state-answer.ts';

const combatRequest = z.strictObject({
  system: z.string(),
  combat: z.unknown(),
  commands: z.array(z.unknown()),
  ...diceFields,
});

/** Answers `{system, combat, commands}` with the state after the last command and the log of those in force; `find` knows the systems. */
export function answerCombat(
  request: unknown,
  find: (id: string) => RuleSystem = (id) => systemOf(id),
): JsonObject {
  const fields = readWith(combatRequest, request, '');
  const system = find(fields.system);
  const dice = requestDice(fields);
  const initial = openHistory(newCombat(system, fields.combat));
  const history = fields.commands.reduce<History>((before, raw, index) => {
    const after = performAt(system, before, raw, dice.dice, `commands[${index}]`);
    dice.putBack(takenBack(before, after));
    return after;
  }, initial);
  const rolls = history.done.flatMap((move) => move.rolls);
  return {
    state: stateAnswer(system, stateOf(history)),
    log: logAnswer(history, system.roundName),
    ...diceAnswer(dice, rolls),
  };
}

/** Carries out one command of the file; its errors name the field (`commands[3].amount`) or the command (`commands[3]`). */
function performAt(system: RuleSystem, history: History, raw: unknown, dice: Dice, base: string): History {
  const read = readRawCommand(raw, base);
  try {
    return perform(system, history, read, dice);
  } catch (error) {
    if (!(error instanceof RodadaError)) throw error;
    const namesField =
      (error.code === 'BAD_REQUEST' || error.code === 'BAD_DICE') && error.path !== undefined;
    throw at(error, namesField ? `${base}.${error.path}` : base);
  }
}

/** How many dice an undo takes back with its command; a redo takes them again (negative). */
function takenBack(before: History, after: History): number {
  const undone = after.undone.length - before.undone.length;
  if (undone === 1) return after.undone.at(-1)?.rolls.length ?? 0;
  const redone = undone === -1 && after.done.at(-1) === before.undone.at(-1);
  return redone ? -(before.undone.at(-1)?.rolls.length ?? 0) : 0;
}

function logAnswer({ done }: History, roundName: RoundName): JsonObject[] {
  const rows = done.map(({ command, events }, index) => ({ seq: index + 1, at: null, command, events }));
  return entriesOf(rows, roundName).map((entry) => ({ round: entry.round, text: entryText(entry, 'pt-BR') }));
}
