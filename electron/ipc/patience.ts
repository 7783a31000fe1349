import { sqliteCode } from '#electron/store/sqlite.ts';

/** How long an act waits for others to let go of the data. */
export interface Patience {
  /** The time between one try and the next. */
  readonly pause: () => Promise<unknown>;
  /** So many tries while another program has the data; none is counted while the app itself has it. */
  readonly tries: number;
  /** Whether it is the app itself that has the data. */
  readonly isOurs: () => boolean;
  /** Told when an act begins to wait (true), and when none waits any more. */
  readonly tell: (waiting: boolean) => void;
}

/** What carries acts out. */
export type Carrying = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * Makes what carries acts out, and tries again what finds the data locked: nobody stands still meanwhile, and nothing was
 * written by a try that failed. When the tries are used up, it throws what the last one threw.
 */
export function patiently({ pause, tries, isOurs, tell }: Patience): Carrying {
  let waiting = 0;
  const wait = (more: number): void => {
    const before = waiting;
    waiting += more;
    if ((before === 0) !== (waiting === 0)) tell(waiting > 0);
  };
  return async (act) => {
    let left = tries;
    let waits = false;
    try {
      for (;;) {
        try {
          return await act();
        } catch (thrown) {
          if (!isLocked(thrown) || left === 0) throw thrown;
        }
        if (!waits) wait(1);
        waits = true;
        if (!isOurs()) left -= 1;
        await pause();
      }
    } finally {
      if (waits) wait(-1);
    }
  };
}

function isLocked(thrown: unknown): boolean {
  const code = sqliteCode(thrown);
  return code !== null && (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'));
}
