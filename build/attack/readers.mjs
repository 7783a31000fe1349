// Reads texts that grow, and prints a line of JSON for each kind: how long it took, and how much longer twice as much took.
import { KINDS } from './texts.mjs';

/** So often each text is read; the quickest counts. */
const TIMES = 3;
const MOST_TIMES = 15;
/** Milliseconds below which nothing is compared: less is mostly chance. */
const LEAST = 150;
/** Twice as much of a text may take so many times the work. */
const MOST_RATIO = 2.3;
/** @type {{ name: string, ratio: number }[]} */
const ratios = [];

/** Milliseconds this thread has worked: how busy the machine is makes little difference. */
const now = () => process.threadCpuUsage().user / 1000;

/** Milliseconds of one reading, over so many in a row. @param {() => void} read @param {number} many */
function took(read, many) {
  const before = now();
  for (let reading = 0; reading < many; reading += 1) read();
  return (now() - before) / many;
}

/** How long a text and its double take: each the quickest of some turns. @param {() => void} once @param {() => void} twice */
function quickest(once, twice) {
  // The first reading is compiled while it runs.
  once();
  const many = Math.ceil(LEAST / Math.max(took(once, 1), 0.1));
  let [ms, doubled] = [Infinity, Infinity];
  // Others on the machine only ever make a reading slower: what looks like too much is measured again.
  for (let time = 0; time < MOST_TIMES && (time < TIMES || doubled > MOST_RATIO * ms); time += 1) {
    ms = Math.min(ms, took(once, many));
    doubled = Math.min(doubled, took(twice, many));
  }
  return [ms, doubled];
}

for (const { name, size, reader } of KINDS) {
  const [ms = 0, doubled = 0] = quickest(reader(size), reader(size * 2));
  const figures = {
    ms: Number(ms.toFixed(1)),
    doubled: Number(doubled.toFixed(1)),
    ratio: Number((doubled / ms).toFixed(2)),
  };
  console.log(JSON.stringify({ name, size, ...figures }));
  ratios.push({ name, ratio: figures.ratio });
}
const [worst] = ratios.toSorted((a, b) => b.ratio - a.ratio);
const result = `twice as much takes at most ${worst?.ratio} times the work (${worst?.name})`;
console.log(JSON.stringify({ what: 'texts that grow', count: ratios.length, result }));
process.exitCode = ratios.some(({ ratio }) => !(ratio <= MOST_RATIO)) ? 1 : 0;
