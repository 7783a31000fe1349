import type { Backup } from '#shared/api/backups.ts';
import { bySigns } from '#shared/text/lists.ts';

/** What rotation knows of a backup. */
export type Rotated = Pick<Backup, 'name' | 'at' | 'reason' | 'bytes' | 'state'>;

/** How many bytes backups may take up together unless it is said otherwise. */
export const MOST_BYTES = 500_000_000;

const OF_TODAY = 3;
const DAYS = 7;
const WEEKS = 9;
const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

/**
 * The backups that are to go, by name: all but today's newest three, the newest of each day for a week and of each week
 * for two months, and for a week also those of a state that was given up (before a restore or a migration). If these take
 * up more than `mostBytes`, the oldest go as well. Only good ones count; the newest good one always stays.
 */
export function outdated(
  backups: readonly Rotated[],
  now: Date,
  mostBytes: number = MOST_BYTES,
): readonly string[] {
  const newestFirst = backups.toSorted((a, b) => bySigns(b.at, a.at) || bySigns(b.name, a.name));
  // One that a later version made is good to that one.
  const good = newestFirst.filter(({ state }) => state !== 'damaged');
  const wanted = new Set([
    ...good.filter(({ at }) => daysAgo(at, now) === 0).slice(0, OF_TODAY),
    ...newestOfEach(
      good.filter(({ at }) => daysAgo(at, now) < DAYS),
      ({ at }) => daysAgo(at, now),
    ),
    ...newestOfEach(
      good.filter(({ at }) => weeksAgo(at, now) < WEEKS),
      ({ at }) => weeksAgo(at, now),
    ),
    ...good.filter((one) => givenUp(one) && daysAgo(one.at, now) < DAYS),
    ...good.slice(0, 1),
  ]);
  let bytes = 0;
  const kept = new Set<string>();
  for (const one of good.filter((backup) => wanted.has(backup))) {
    bytes += one.bytes;
    if (kept.size > 0 && bytes > mostBytes) break;
    kept.add(one.name);
  }
  // While there is no good one, what there is may be all there is.
  if (good.length === 0) return [];
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

function givenUp({ reason }: Rotated): boolean {
  return reason === 'restore' || reason === 'migration';
}

function newestOfEach(newestFirst: readonly Rotated[], slot: (one: Rotated) => number): readonly Rotated[] {
  const found = new Map<number, Rotated>();
  for (const one of newestFirst) if (!found.has(slot(one))) found.set(slot(one), one);
  return [...found.values()];
}

/** Whole days of the machine’s own calendar between then and now; a moment yet to come is of today. */
function daysAgo(at: string, now: Date): number {
  return Math.max(0, dayNumber(now) - dayNumber(new Date(at)));
}

/** Whole weeks, beginning on Mondays, between then and now. */
function weeksAgo(at: string, now: Date): number {
  return Math.max(0, weekNumber(now) - weekNumber(new Date(at)));
}

function dayNumber(moment: Date): number {
  return Math.floor(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS);
}

/** Day 0, 1 January 1970, was a Thursday. */
function weekNumber(moment: Date): number {
  return Math.floor((dayNumber(moment) + 3) / DAYS_A_WEEK);
}
