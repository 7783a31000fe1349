import type { LogPart } from '#shared/api/combats.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { readAt } from '#shared/log/place.ts';
import { tellsEnough } from '#shared/stored-fight/tells-enough.ts';

/** So many rows in force are kept beside a fight, and as many more before any are let go of. */
export const KEPT_ROWS = 150;

/**
 * The newest of a fight's rows in force, once there are many more than the log beside it shows: however long it is
 * played, it stays as light. Those let go of are fetched again as they are asked for. `asked` rows and the usual ones
 * stay, and all that tell what the tracker shows.
 */
export function newestRows(part: LogPart, state: CombatState, asked: number): LogPart {
  const keep = Math.max(KEPT_ROWS, asked);
  if (part.rows.length < keep + KEPT_ROWS) return part;
  const rows = part.rows.slice(-keep);
  if (!tellsEnough(state, rows)) return part;
  const place = part.rows
    .slice(0, -keep)
    .reduce((before, { events }) => readAt(events, before).head, part.place);
  return { rows, place, more: true };
}
