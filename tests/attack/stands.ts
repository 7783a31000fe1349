import { workedAside, workedSoFar } from '#electron/testing/work-here.ts';

/** What came of a piece of work, and how long it held the thread at most. */
export interface Stand<T> {
  readonly value: T;
  /**
   * Milliseconds of the thread's own work without a pause: neither what other programs do on the machine counts, nor what
   * the app has another thread for.
   */
  readonly longest: number;
}

/** Runs something and watches how long it keeps the thread from anything else. */
export async function watchStands<T>(run: () => Promise<T>): Promise<Stand<T>> {
  let last = workedHere();
  let longest = 0;
  let over = false;
  const look = (): void => {
    const now = workedHere();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const beat = (): void => {
    look();
    if (!over) setImmediate(beat);
  };
  setImmediate(beat);
  try {
    const value = await run();
    look();
    return { value, longest };
  } finally {
    over = true;
  }
}

function workedHere(): number {
  return workedSoFar() - workedAside();
}
