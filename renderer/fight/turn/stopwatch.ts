/** A stopwatch: what it has counted, and since when it runs (null: it stands still). Times in milliseconds. */
export interface Stopwatch {
  readonly counted: number;
  readonly since: number | null;
}

/** A stopwatch that stands at nothing. */
export const AT_ZERO: Stopwatch = { counted: 0, since: null };

/** Lets it run on from `now`; one that runs goes on as it is. */
export function resume(watch: Stopwatch, now: number): Stopwatch {
  return watch.since === null ? { ...watch, since: now } : watch;
}

/** Lets it stand still at what it has counted until `now`. */
export function pause(watch: Stopwatch, now: number): Stopwatch {
  return { counted: elapsed(watch, now), since: null };
}

/** What it has counted until `now`; a clock set back counts as none. */
export function elapsed({ counted, since }: Stopwatch, now: number): number {
  return since === null ? counted : counted + Math.max(0, now - since);
}

/** Milliseconds as minutes and seconds, the second begun counting whole: `2:05`, `0:00`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
