import { foldRows, sinceReset } from '#shared/combat/fold.ts';
import type { StoredCommand } from '#shared/engine/history.ts';

/** A stored row as a moment of its fight needs it. */
export interface MomentRow extends StoredCommand {
  readonly seq: number;
}

/**
 * The rows that led to a moment, for a fight that goes on from there. Left out are rows taken back by then, rows of before
 * the fight was begun anew, and the end, since a fight that is over can't go on.
 */
export function rowsToMoment<R extends MomentRow>(rows: readonly R[], seq: number): readonly R[] {
  const led = sinceReset(foldRows(upTo(rows, seq)).done);
  return led.at(-1)?.command.type === 'end' ? led.slice(0, -1) : led;
}

function upTo<R extends MomentRow>(rows: readonly R[], seq: number): readonly R[] {
  return rows.filter((row) => row.seq <= seq);
}
