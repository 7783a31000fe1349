import type { CombatRow } from '../../../../shared/api/combats.ts';
import { entryOf, type LogEntry } from '../../../../shared/log/entry.ts';
import { placeReader, type Place } from '../../../../shared/log/place.ts';
import type { RoundName } from '../../../../shared/rules/system.ts';
import { worthTelling } from '../../log/worth-telling.ts';

/** The newest entries of a log, and whether there are older ones. */
export interface LogTail {
  /** The oldest of them first. */
  readonly entries: readonly LogEntry[];
  readonly more: boolean;
}

/** Gives the newest `limit` entries worth telling of a fight: all its rows so far, and those of them in force. */
export type LogReader = (rows: readonly CombatRow[], done: readonly CombatRow[], limit: number) => LogTail;

/**
 * Reads the log of a fight as it grows: of rows that were there before nothing is read anew and their entries stay
 * the same objects, so that an act costs as much late in a long fight as at its beginning.
 */
export function logReader(roundName: RoundName = 'round'): LogReader {
  const places = new WeakMap<CombatRow, Place>();
  const entries = new WeakMap<CombatRow, LogEntry>();
  let read: readonly CombatRow[] = [];
  let placeNext = placeReader();

  function readOn(rows: readonly CombatRow[]): void {
    const last = read.at(-1);
    if (last !== undefined && rows[read.length - 1] !== last) {
      read = [];
      placeNext = placeReader();
    }
    for (const row of rows.slice(read.length)) {
      const place = placeNext(row);
      if (place !== null) places.set(row, place);
    }
    read = rows;
  }

  function entryAt(row: CombatRow): LogEntry | null {
    const known = entries.get(row);
    if (known !== undefined) return known;
    const place = places.get(row);
    if (place === undefined) return null;
    const entry = entryOf({ ...row, ...place, roundName });
    entries.set(row, entry);
    return entry;
  }

  return (rows, done, limit) => {
    readOn(rows);
    const newest: LogEntry[] = [];
    for (let index = done.length - 1; index >= 0; index -= 1) {
      const row = done[index];
      // What was before a fight was begun anew isn't told.
      if (row === undefined || row.command.type === 'reset') break;
      const entry = entryAt(row);
      if (entry === null || !worthTelling(entry)) continue;
      if (newest.length === limit) return { entries: newest.toReversed(), more: true };
      newest.push(entry);
    }
    return { entries: newest.toReversed(), more: false };
  };
}
