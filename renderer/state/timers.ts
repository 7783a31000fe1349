/** Timers by number, so that they can be stopped and started again. */
export interface Timers {
  /** Does `act` after so many milliseconds, unless stopped; one already running under the number goes on. */
  readonly start: (id: number, milliseconds: number, act: () => void) => void;
  readonly stop: (id: number) => void;
  readonly stopAll: () => void;
}

/** A fresh set of timers. */
export function createTimers(): Timers {
  const running = new Map<number, ReturnType<typeof setTimeout>>();
  const stop = (id: number) => {
    clearTimeout(running.get(id));
    running.delete(id);
  };
  return {
    start(id, milliseconds, act) {
      if (!running.has(id)) running.set(id, setTimeout(act, milliseconds));
    },
    stop,
    stopAll: () => [...running.keys()].forEach(stop),
  };
}
