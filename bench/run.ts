import { attackBench } from './attack.ts';
import { campaignFileBench } from './campaign-file.ts';
import { chooseFightBench } from './choose-fight.ts';
import { commandBench } from './command.ts';
import { downloadBench } from './download.ts';
import { firstFigureBench } from './first-figure.ts';
import { fluentBench } from './fluent.ts';
import { forecastBench } from './forecast.ts';
import { growthBench } from './growth.ts';
import { importBench } from './import.ts';
import { keyBench } from './key.ts';
import type { Ratio } from './measure.ts';
import { memoryBench } from './memory.ts';
import { openFightBench } from './open-fight.ts';
import { pdfBench } from './pdf.ts';
import { searchBench } from './search.ts';
import { standsBench } from './stands.ts';
import { startBench } from './start.ts';
import { storeBench } from './store.ts';
import { switchingBench } from './switching.ts';

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
  switching: switchingBench,
  import: importBench,
  file: campaignFileBench,
  pdf: pdfBench,
  memory: memoryBench,
  download: downloadBench,
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
