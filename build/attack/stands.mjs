// `node build/attack/stands.mjs [creatures]`: plays a whole evening on the built app (10,000 creatures when left out), and
// prints a line of JSON for each act and one for all: how long main stood still at most. Fails where it is over 50 ms.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playEvening, STARTS } from '../../tests/attack/evening/evening.ts';

/** Longer than this main must not stand still, in milliseconds. */
const LONGEST_STAND = 50;

const creatures = Number(process.argv[2] ?? 10_000);
const folder = await mkdtemp(join(tmpdir(), 'rodada-stands-'));
/** @type {import('../../tests/attack/evening/watched-app.ts').Fared[]} */
const fared = [];
try {
  await playEvening({
    creatures,
    folder,
    note(one) {
      fared.push(one);
      const { act, ...figures } = one;
      const rounded = Object.entries(figures).map(([name, ms]) => [name, Math.round(ms)]);
      console.log(JSON.stringify({ act, ...Object.fromEntries(rounded) }));
    },
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
const starts = fared.filter(({ act }) => STARTS.includes(act));
const acts = fared.filter(({ act }) => !STARTS.includes(act));
const [longest] = acts.toSorted((a, b) => b.stood - a.stood);
const inMs = (/** @type {{ stood: number } | undefined} */ one) => `${Math.round(one?.stood ?? 0)} ms`;
const result = [
  `${acts.length} acts, longest stand ${inMs(longest)} (${longest?.act})`,
  ...starts.map((one) => `${one.act}: ${inMs(one)}`),
].join('; ');
console.log(
  JSON.stringify({ what: `an evening with ${creatures.toLocaleString('en')} creatures`, count: 1, result }),
);
process.exitCode = acts.some(({ stood }) => stood > LONGEST_STAND) ? 1 : 0;
