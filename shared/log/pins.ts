import type { Mark } from '#shared/combat/events.ts';
import type { CombatRow } from '#shared/records/combat.ts';
import { PINNED } from './marks.ts';

/** The rows, of those in force that follow each other, that are pinned as they stand now, by their `seq`. */
export function pinnedRows(rows: readonly Pick<CombatRow, 'seq' | 'events'>[]): ReadonlySet<number> {
  const pinned = new Set<number>();
  for (const [index, { events }] of rows.entries()) {
    for (const event of events) {
      if (event.type !== 'pinned') continue;
      const row = rows[index - event.back];
      if (row === undefined) continue;
      if (event.on) pinned.add(row.seq);
      else pinned.delete(row.seq);
    }
  }
  return pinned;
}

/** Whether an entry is pinned. */
export function isPinned({ marks }: { readonly marks: readonly Mark[] }): boolean {
  return marks.includes(PINNED);
}

/** The commands that pass turns, and pins themselves: what one pins as “the last” came before them. */
const NOTHING_DONE: ReadonlySet<string> = new Set(['start', 'next-turn', 'pin']);

/** The row of what was done last, of those in force; undefined where nothing was. */
export function lastToPin<Row extends Pick<CombatRow, 'command'>>(rows: readonly Row[]): Row | undefined {
  return rows.findLast(({ command }) => !NOTHING_DONE.has(command.type));
}

/** The command that pins a row in force, or unpins it; null where it isn't among these. */
export function pinCommand(
  rows: readonly Pick<CombatRow, 'seq'>[],
  seq: number,
  on: boolean,
): { readonly type: 'pin'; readonly back: number; readonly on: boolean } | null {
  const index = rows.findIndex((row) => row.seq === seq);
  return index < 0 ? null : { type: 'pin', back: rows.length - index, on };
}
