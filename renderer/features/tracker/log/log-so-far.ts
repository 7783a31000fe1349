import type { CombatRow } from '#shared/records/combat.ts';
import type { LogPart } from '#shared/api/combats.ts';
import { asPinned, entryOf, type LogEntry } from '#shared/log/entry.ts';
import { pinnedRows } from '#shared/log/pins.ts';
import { readAt, type ReadPlace } from '#shared/log/place.ts';
import type { RoundName } from '#shared/rules/card.ts';

/** The newest entries of a log, and whether there are older ones. */
export interface LogTail {
  /** The oldest of them first. */
  readonly entries: readonly LogEntry[];
  readonly more: boolean;
}

/** Gives the newest `limit` entries worth telling of a fight, of those of its rows in force that are here. */
export type LogReader = (part: LogPart, limit: number) => LogTail;

/**
 * Reads the log of a fight as it grows: of rows that were there before nothing is read anew and their entries stay
 * the same objects, so that an act costs as much late in a long fight as at its beginning.
 */
export function logReader(roundName: RoundName = 'round'): LogReader {
  // A row in force always comes after the same rows: where it stands never changes.
  const places = new WeakMap<CombatRow, ReadPlace>();
  const entries = new WeakMap<CombatRow, LogEntry>();

  function readUpTo({ rows, place: start }: LogPart, index: number): void {
    const isRead = (row: CombatRow): boolean => places.has(row);
    const unread = rows.slice(0, index + 1).findLastIndex(isRead) + 1;
    const before = rows[unread - 1];
    let head = (before === undefined ? undefined : places.get(before)?.head) ?? start;
    for (const row of rows.slice(unread, index + 1)) {
      const read = readAt(row.events, head);
      head = read.head;
      places.set(row, read);
    }
  }

  function entryAt(part: LogPart, index: number): LogEntry | null {
    const row = part.rows[index];
    // What was before a fight was begun anew isn't told.
    if (row === undefined || row.command.type === 'reset') return null;
    const known = entries.get(row);
    if (known !== undefined) return known;
    if (!places.has(row)) readUpTo(part, index);
    const entry = entryOf({ ...row, ...(places.get(row)?.place ?? part.place), roundName });
    entries.set(row, entry);
    return entry;
  }

  return (part, limit) => {
    const newest: LogEntry[] = [];
    const pinned = pinnedRows(part.rows);
    for (let index = part.rows.length - 1; index >= 0; index -= 1) {
      const entry = entryAt(part, index);
      if (entry === null) return { entries: newest.toReversed(), more: false };
      if (!worthTelling(entry)) continue;
      if (newest.length === limit) return { entries: newest.toReversed(), more: true };
      newest.push(pinned.has(entry.seq) ? asPinned(entry) : entry);
    }
    return { entries: newest.toReversed(), more: part.more };
  };
}

/** Whether an entry says more than that a turn began, or that another is pinned; those that don't are left out beside the fight. */
export function worthTelling({ kind, sentence }: Pick<LogEntry, 'kind' | 'sentence'>): boolean {
  return kind !== 'pin' && (kind !== 'turn' || sentence.length > 1);
}
