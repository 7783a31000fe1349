import { attackBench } from './attack.ts';
import { chooseFightBench } from './choose-fight.ts';
import { commandBench } from './command.ts';
import { firstFigureBench } from './first-figure.ts';
import { fluentBench } from './fluent.ts';
import { forecastBench } from './forecast.ts';
import { growthBench } from './growth.ts';
import { keyBench } from './key.ts';
import type { Ratio } from './measure.ts';
import { openFightBench } from './open-fight.ts';
import { searchBench } from './search.ts';
import { standsBench } from './stands.ts';
import { startBench } from './start.ts';
import { storeBench } from './store.ts';

const BENCHES = {
  attack: attackBench,
  command: commandBench,
  store: storeBench,
  open: openFightBench,
  choose: chooseFightBench,
  start: startBench,
  fluent: fluentBench,
  key: keyBench,
  search: searchBench,
  forecast: forecastBench,
  figure: firstFigureBench,
  growth: growthBench,
  stands: standsBench,
};

const asked = process.argv.slice(2);
const chosen = Object.entries(BENCHES).filter(([name]) => asked.length === 0 || asked.includes(name));
const ratios: Ratio[] = [];
for (const [, bench] of chosen) {
  for (const ratio of [await bench()].flat()) {
    ratios.push(ratio);
    process.stdout.write(`${line(ratio)}\n`);
  }
}
process.exitCode = ratios.some(({ median, limit }) => !(median <= limit)) ? 1 : 0;

/** One ratio as a line: the median that counts, the spread, the promise. */
function line({ name, median, lowest, highest, limit }: Ratio): string {
  const verdict = median <= limit ? 'ok  ' : 'OVER';
  return `${verdict} ${median.toFixed(3)} (${lowest.toFixed(3)}–${highest.toFixed(3)}), at most ${limit}: ${name}`;
}
