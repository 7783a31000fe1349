import { foldRows, sinceReset } from '../combat/fold.ts';
import { replay, stateOf, type History, type StoredCommand } from '../combat/history.ts';
import type { CombatState } from '../combat/state.ts';
import type { RuleSystem } from '../rules/system.ts';

/** A stored row as a moment of its fight needs it. */
export interface MomentRow extends StoredCommand {
  readonly seq: number;
}

/** A fight played to its head, with the rows that led there. */
export interface PlayedFight<R extends MomentRow> {
  readonly system: RuleSystem;
  readonly history: History;
  readonly rows: readonly R[];
}

/**
 * The fight as it stood right after the row of that number; 0 is before its first command. Also right for a row that
 * was taken back later. Rows still in force cost nothing, others are replayed.
 */
export function momentAt<R extends MomentRow>(
  { system, history, rows }: PlayedFight<R>,
  seq: number,
): CombatState {
  if (seq === 0) return history.initial;
  const inForce = foldRows(rows).done.findIndex((row) => row.seq === seq);
  const kept = history.done[inForce]?.state;
  return kept ?? stateOf(replay(system, history.initial, upTo(rows, seq)));
}

/**
 * The rows that led to a moment, as a fight going on from there takes them: what was taken back by then, and what was
 * before the fight was begun anew, is left out; so is the end, since a fight that is over can't go on.
 */
export function rowsToMoment<R extends MomentRow>(rows: readonly R[], seq: number): readonly R[] {
  const led = sinceReset(foldRows(upTo(rows, seq)).done);
  return led.at(-1)?.command.type === 'end' ? led.slice(0, -1) : led;
}

function upTo<R extends MomentRow>(rows: readonly R[], seq: number): readonly R[] {
  return rows.filter((row) => row.seq <= seq);
}
