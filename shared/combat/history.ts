import { z } from 'zod';
import { diceFrom, type Dice, type Roll } from '../dice/dice.ts';
import { fixedSource } from '../dice/fixed.ts';
import type { RuleSystem } from '../rules/system.ts';
import { readWith } from '../schema/read.ts';
import { message } from '../text/translate.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import type { CombatEvent } from './events.ts';
import { refuse } from './play.ts';
import type { CombatState } from './state.ts';

/** A command in force with its dice, what happened, and the state after it. */
export interface Move {
  readonly command: Command;
  readonly rolls: readonly Roll[];
  readonly events: readonly CombatEvent[];
  readonly state: CombatState;
}

/** A fight as a list of moves with a head: those done, and those taken back that can be redone (the next one last). */
export interface History {
  readonly initial: CombatState;
  readonly done: readonly Move[];
  readonly undone: readonly Move[];
}

/** What is stored of a command, enough to replay it: the naturals it rolled. */
export interface StoredCommand {
  readonly command: Command;
  readonly rolls: readonly Roll[];
}

/** A fight before its first command. */
export function openHistory(initial: CombatState): History {
  return { initial, done: [], undone: [] };
}

/** The state at the head. */
export function stateOf({ initial, done }: History): CombatState {
  return done.at(-1)?.state ?? initial;
}

/** Carries out a command, or moves the head for `undo` and `redo` (which keeps the dice first rolled). Throws as `apply` does. */
export function perform(system: RuleSystem, history: History, command: Command, dice: Dice): History {
  if (command.type === 'undo') return undo(history);
  if (command.type === 'redo') return redo(history);
  if (command.type === 'reset') return reset(history, command);
  const before = dice.rolls.length;
  const { state, events } = apply(system, stateOf(history), command, dice);
  const move: Move = { command, rolls: dice.rolls.slice(before), events, state };
  return { initial: history.initial, done: [...history.done, move], undone: [] };
}

/** Rebuilds a fight from what was stored; the same commands and naturals give the same states on any machine. */
export function replay(system: RuleSystem, initial: CombatState, stored: readonly StoredCommand[]): History {
  return stored.reduce<History>((history, { command, rolls }) => {
    const { source } = fixedSource(rolls.map(({ natural }) => natural));
    return perform(system, history, command, diceFrom(source));
  }, openHistory(initial));
}

function reset(history: History, command: Command): History {
  const { type: _type, ...fields } = command;
  readWith(z.strictObject({}), fields, '');
  const move: Move = { command, rolls: [], events: [{ type: 'reset' }], state: history.initial };
  return { initial: history.initial, done: [...history.done, move], undone: [] };
}

function undo({ initial, done, undone }: History): History {
  const last = done.at(-1);
  if (last === undefined) refuse(message('error.nothingToUndo'));
  return { initial, done: done.slice(0, -1), undone: [...undone, last] };
}

function redo({ initial, done, undone }: History): History {
  const next = undone.at(-1);
  if (next === undefined) refuse(message('error.nothingToRedo'));
  return { initial, done: [...done, next], undone: undone.slice(0, -1) };
}
