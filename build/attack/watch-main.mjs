// Loaded into the app before anything of its own: watches how long main's thread stands still. What it saw is asked for by
// `globalThis.stands`, and what came of the end stands in the file that the environment names.
import { openSync, readSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two beats of a thread that has nothing to do. */
const BEAT = 4;
const NANOSECONDS = 1e6;

/**
 * Milliseconds that this thread has been at work, and that it had to wait for a processor which others had; null where the
 * system doesn't tell.
 * @returns {(() => { worked: number, waited: number }) | null}
 */
function systemsAccount() {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const bytes = Buffer.alloc(100);
    return () => {
      const [worked = 0, waited = 0] = bytes
        .toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0))
        .split(' ')
        .map(Number);
      return { worked: worked / NANOSECONDS, waited: waited / NANOSECONDS };
    };
  } catch {
    return null;
  }
}

function watch() {
  const account = systemsAccount() ?? (() => ({ worked: 0, waited: 0 }));
  const begun = performance.now();
  let at = begun;
  let { worked, waited } = account();
  let longest = { stood: 0, worked: 0, at: 0 };
  const beat = () => {
    const now = performance.now();
    const stands = account();
    // The time from beat to beat, but for the pause that is meant and for what other programs had of the processor: work,
    // and waiting for the disk, both count.
    const stood = now - at - BEAT - (stands.waited - waited);
    if (stood > longest.stood) longest = { stood, worked: stands.worked - worked, at: now - begun };
    at = now;
    ({ worked, waited } = stands);
  };
  setInterval(beat, BEAT);
  Object.defineProperty(globalThis, 'stands', {
    value: {
      begin() {
        beat();
        longest = { stood: 0, worked: 0, at: 0 };
      },
      longest() {
        beat();
        return longest;
      },
    },
  });
  process.on('exit', () => {
    beat();
    const file = process.env['STANDS_AT_THE_END'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(longest));
  });
}

if (isMainThread) watch();
