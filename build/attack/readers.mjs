// Reads texts that grow, and prints a line of JSON for each kind: how long it took, and how much longer twice as much took.
import { KINDS } from './texts.mjs';

/** So often each text is read; the quickest counts. */
const TIMES = 2;

/** Milliseconds this program has worked: how busy the machine is makes no difference. */
const now = () => process.cpuUsage().user / 1000;

/** Milliseconds that the quickest of some runs took. @param {() => void} read */
function quickest(read) {
  let best = Infinity;
  for (let time = 0; time < TIMES; time += 1) {
    const before = now();
    read();
    best = Math.min(best, now() - before);
  }
  return best;
}

for (const { name, size, reader } of KINDS) {
  const once = reader(size);
  const twice = reader(size * 2);
  once();
  const [ms, doubled] = [quickest(once), quickest(twice)];
  const figures = {
    ms: Math.round(ms),
    doubled: Math.round(doubled),
    ratio: Number((doubled / ms).toFixed(2)),
  };
  console.log(JSON.stringify({ name, size, ...figures }));
}
