import type { Fight } from '#shared/api/combats.ts';

/** Starts the fight of one encounter, however often it is asked. */
export interface FightStarter {
  /**
   * The fight, or null when a start is under way already or `prepare`, which runs first, says no; throws what
   * starting threw.
   */
  readonly start: (prepare: () => Promise<boolean>) => Promise<Fight | null>;
}

/**
 * Makes a starter. One intention has one request id: a second click while the first is running does nothing, and a
 * try after a failure repeats the same request, so that an answer lost on the way doubles nobody.
 */
export function createFightStarter(
  ask: (requestId: string) => Promise<Fight>,
  newRequestId: () => string,
): FightStarter {
  let requestId: string | null = null;
  let running = false;
  return {
    async start(prepare) {
      if (running) return null;
      running = true;
      try {
        if (!(await prepare())) return null;
        requestId ??= newRequestId();
        const fight = await ask(requestId);
        requestId = null;
        return fight;
      } finally {
        running = false;
      }
    },
  };
}
