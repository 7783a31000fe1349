import type { CombatRow } from '#shared/records/combat.ts';
import type { LogPart } from '#shared/api/combats.ts';
import { foldIn, nothingDone } from '#shared/combat/fold.ts';
import { BEFORE_START, headReader, type Place } from '#shared/log/place.ts';
import { SNAPSHOT_EVERY } from './play-all.ts';

/** Where the log of a fight stood after a row that was in force then; row 0 for before the first. */
export interface LogMark {
  readonly seq: number;
  readonly place: Place;
}

/** Which part of a fight's log is asked for. */
export interface PartAsked {
  /** The numbers of the rows in force, in order. */
  readonly done: readonly number[];
  /** The part ends before this place among them. */
  readonly end: number;
  /** Where it may begin, the newest first: asked for one by one. */
  readonly marks: Iterable<LogMark>;
  readonly read: (seqs: readonly number[]) => readonly CombatRow[];
  /** Whether rows that follow each other are enough. */
  readonly enough: (rows: readonly CombatRow[]) => boolean;
}

/** The shortest part of a log that begins at a mark and holds enough; the whole log where no such part does. No other rows are read. */
export function logPart({ done, end, marks, read, enough }: PartAsked): LogPart {
  let rows: readonly CombatRow[] = [];
  let from = end;
  for (const { seq, place } of marks) {
    const start = done.lastIndexOf(seq) + 1;
    // A mark whose row was taken back is no beginning, and what begins later has been read already.
    if ((start === 0 && seq > 0) || start >= from) continue;
    rows = [...read(done.slice(start, from)), ...rows];
    from = start;
    if (start === 0 || enough(rows)) return { rows, place, more: start > 0 };
  }
  return { rows: [...read(done.slice(0, from)), ...rows], place: BEFORE_START, more: false };
}

/** Marks of a fight all of whose rows are at hand, the newest first. */
export function marksOf(rows: readonly CombatRow[]): readonly LogMark[] {
  const readNext = headReader();
  const folding = nothingDone<number>();
  const marks: LogMark[] = [];
  for (const row of rows) {
    const { head } = readNext(row);
    foldIn(folding, row.command, () => row.seq);
    if (row.seq % SNAPSHOT_EVERY === 0) marks.push({ seq: folding.done.at(-1) ?? 0, place: head });
  }
  return marks.toReversed();
}
