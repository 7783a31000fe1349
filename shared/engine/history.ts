import { z } from 'zod';
import type { Dice, Roll } from '#shared/dice/dice.ts';
import { diceOf } from '#shared/dice/fixed.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { applyKept } from './apply.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CommandFor } from '#shared/combat/commands/index.ts';
import { requirePinned } from '#shared/combat/commands/keeping.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import {
  copyOfFold,
  foldIn,
  howItFolds,
  nothingDone,
  sinceReset,
  type Folded,
  type Folding,
} from '#shared/combat/fold.ts';
import { refuse } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';

/** A command in force with its dice, what happened, and the state after it. */
export interface Move {
  readonly command: Command;
  readonly rolls: readonly Roll[];
  readonly events: readonly CombatEvent[];
  readonly state: CombatState;
}

/** A fight as a list of moves with a head. */
export interface History extends Folded<Move> {
  readonly initial: CombatState;
}

/** What is stored of a command, enough to replay it: the naturals it rolled. */
export interface StoredCommand {
  readonly command: Command;
  readonly rolls: readonly Roll[];
}

/** A fight before its first command. */
export function openHistory(initial: CombatState): History {
  return { initial, ...nothingDone() };
}

/** The state at the head. */
export function stateOf({ initial, done }: History): CombatState {
  return done.at(-1)?.state ?? initial;
}

/** Carries out a command, or takes one back or repeats it for `undo` and `redo` (a repeated one keeps its dice). Throws as `apply` does. */
export function perform<C extends Command>(
  system: RuleSystem<C>,
  history: History,
  command: CommandFor<NoInfer<C>>,
  dice: Dice,
): History {
  return performKept(system, history, command, dice);
}

/** The same with a command as rows and files keep it. */
export function performKept(system: RuleSystem, history: History, command: Command, dice: Dice): History {
  const after = { ...history, ...copyOfFold(history) };
  carryOn(system, after, command, dice);
  return after;
}

/** Rebuilds a fight from what was stored; the same commands and naturals give the same states on any machine. */
export function replay(system: RuleSystem, initial: CombatState, stored: readonly StoredCommand[]): History {
  const history: GrowingHistory = { initial, ...nothingDone() };
  for (const { command, rolls } of stored) carryOn(system, history, command, diceOf(rolls));
  return history;
}

/** The move that a command has just made; null for undo and redo, which make none. */
export function moveOf({ done }: History, command: Command): Move | null {
  return howItFolds(command) === 'done' ? (done.at(-1) ?? null) : null;
}

/** A fight that grows command by command: a copy for each would make a long one slow. */
export interface GrowingHistory extends History, Folding<Move> {
  readonly done: Move[];
  readonly undone: Move[];
}

/** As `perform`, but the fight itself grows; after an error it is not to be gone on with. */
export function carryOn(system: RuleSystem, history: GrowingHistory, command: Command, dice: Dice): void {
  const moment = { state: stateOf(history), initial: () => history.initial };
  foldOrRefuse(history, command, () => {
    const move = makeMove(system, moment, command, dice);
    requirePinned(move.events, () => sinceReset(history.done).length);
    return move;
  });
}

/** Folds a command in as `foldIn` does; undo and redo with nothing to move are refused (`NOT_ALLOWED`). */
export function foldOrRefuse<T>(folding: Folding<T>, command: Command, make: () => T): T {
  const { how, item } = foldIn(folding, command, make);
  return item ?? refuse(message(how === 'undone' ? 'error.nothingToUndo' : 'error.nothingToRedo'));
}

/**
 * The move that a command makes at a moment; `initial` gives the state before the first command, to which `reset` returns.
 * Not for undo and redo. Throws as `apply` does.
 */
export function makeMove(
  system: RuleSystem,
  { state: before, initial }: { readonly state: CombatState; readonly initial: () => CombatState },
  command: Command,
  dice: Dice,
): Move {
  if (command.type === 'reset') return resetMove(initial(), command);
  const rolled = dice.rolls.length;
  const { state, events } = applyKept(system, before, command, dice);
  return { command, rolls: dice.rolls.slice(rolled), events, state };
}

function resetMove(initial: CombatState, command: Command): Move {
  const { type: _type, ...fields } = command;
  readWith(z.strictObject({}), fields, '');
  return { command, rolls: [], events: [{ type: 'reset' }], state: initial };
}
