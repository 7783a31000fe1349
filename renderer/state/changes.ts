import { untrack } from 'svelte';
import type { StoredKind } from '#shared/api/changes.ts';
import type { Unlisten } from '#shared/api/events.ts';
import { listen } from './bridge.svelte.ts';
import { showError } from './errors.ts';

/**
 * Reads again whenever something of these kinds was written, by whichever window. What is written while it reads has it
 * read once more, however much that is. Failures are shown. Gives the way to stop: made to be given back by an `$effect`.
 */
export function whenChanged(kinds: readonly StoredKind[], read: () => Promise<unknown>): Unlisten {
  return keep(kinds, oneAtATime(read));
}

/** Reads now, and again as `whenChanged` does; the `$effect` it stands in doesn't depend on what is read. */
export function keepRead(kinds: readonly StoredKind[], read: () => Promise<unknown>): Unlisten {
  const reader = oneAtATime(read);
  untrack(reader.ask);
  return keep(kinds, reader);
}

interface Reader {
  readonly ask: () => void;
  readonly stop: () => void;
}

function keep(kinds: readonly StoredKind[], { ask, stop }: Reader): Unlisten {
  const unlisten = listen('data:changed', (changed) => {
    if (kinds.some((kind) => changed[kind] !== undefined)) ask();
  });
  return () => {
    unlisten();
    stop();
  };
}

/** Asked for while it reads, it reads once more afterwards; what fails once it is stopped concerns nobody any more. */
function oneAtATime(read: () => Promise<unknown>): Reader {
  let asked = false;
  let running = false;
  let stopped = false;
  async function run(): Promise<void> {
    running = true;
    while (asked) {
      asked = false;
      try {
        await read();
      } catch (thrown) {
        if (!stopped) showError(thrown);
      }
    }
    running = false;
  }
  return {
    ask() {
      asked = true;
      if (!running) void run();
    },
    stop() {
      stopped = true;
      asked = false;
    },
  };
}
