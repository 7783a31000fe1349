import type { Command } from '#shared/combat/command.ts';
import type { CommandFor } from '#shared/combat/commands/index.ts';
import { copyOfFold, howItFolds, nothingDone, type Folded, type Folding } from '#shared/combat/fold.ts';
import { foldOrRefuse, makeMove, type Move, type StoredCommand } from '#shared/engine/history.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { diceOf } from '#shared/dice/fixed.ts';
import { BEFORE_START, placeAfter, type Place } from '#shared/log/place.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** A fight at one of its moments: its state, and where in the fight its log stands. */
export interface Moment {
  readonly state: CombatState;
  readonly place: Place;
}

/** Where a stored fight stands after its first `seq` rows: the moment, and the numbers of the rows in force. */
export interface Head {
  readonly seq: number;
  readonly moment: Moment;
  readonly folded: Folded<number>;
}

/** The earlier moments that undo and reset go back to. A head doesn't hold them: whoever keeps the fight finds them. */
export interface Past {
  /** The moment right after a row; 0 is the one the fight began with. Only asked for rows before the one being played. */
  readonly moment: (seq: number) => Moment;
  /** The state before the first command, to which a fight begun anew returns. */
  readonly initial: () => CombatState;
}

/** What a fight is played on with: the rules of its system, and its past. */
export interface Playing<C extends Command = Command> {
  readonly system: RuleSystem<C>;
  readonly past: Past;
}

/** A row played on from a head: where that leads, and the move it made; null for undo and redo. */
export interface Played {
  readonly head: Head;
  readonly move: Move | null;
}

/** The head of a fight that has no row yet. */
export function beginAt(state: CombatState): Head {
  return { seq: 0, moment: { state, place: BEFORE_START }, folded: nothingDone() };
}

/** Carries out one command more; the head stays as it was. Throws as `perform` does. */
export function playOn<C extends Command>(
  playing: Playing<C>,
  head: Head,
  command: CommandFor<NoInfer<C>>,
  dice: Dice,
): Played {
  const running = runningFrom(head);
  const move = take(playing, running, command, dice);
  return { head: running, move };
}

/**
 * Plays stored rows on from a head, with the naturals they were stored with: the same rows come to the same moments on
 * any machine. `each` is told of every row as it is played. Throws as `perform` does.
 */
export function playRows<R extends StoredCommand>(
  playing: Playing,
  head: Head,
  rows: readonly R[],
  each: (row: R, played: Played) => void = () => undefined,
): Head {
  // The same lists grow: copying them for each row would make long fights slow to open.
  const running = runningFrom(head);
  for (const row of rows) {
    const move = take(playing, running, row.command, diceOf(row.rolls));
    each(row, { head: running, move });
  }
  return running;
}

interface Running extends Head {
  seq: number;
  moment: Moment;
  readonly folded: Folding<number>;
}

function runningFrom({ seq, moment, folded }: Head): Running {
  return { seq, moment, folded: copyOfFold(folded) };
}

function take({ system, past }: Playing, running: Running, command: Command, dice: Dice): Move | null {
  const { moment, initial } = past;
  const { folded } = running;
  const seq = running.seq + 1;
  if (howItFolds(command) !== 'done') {
    foldOrRefuse(folded, command, () => seq);
    running.moment = moment(folded.done.at(-1) ?? 0);
    running.seq = seq;
    return null;
  }
  const { state, place } = running.moment;
  const move = makeMove(system, { state, initial }, command, dice);
  foldOrRefuse(folded, command, () => seq);
  running.moment = { state: move.state, place: placeAfter(move.events, place) };
  running.seq = seq;
  return move;
}
