import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../build/setup/project.mjs';
import { askPage } from './devtools.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { EVENINGS, prepareGathered, YEARS } from './prepared-years.ts';
import { runApp } from './running-app.ts';
import { inTempFolder } from './temp-folder.ts';

const ROUNDS = 9;
const LIMIT = 1.2;
const LIMIT_OF_LARGE = 1.15;
/** When the page said it could be used, in milliseconds since the epoch. */
const USABLE =
  'performance.getEntriesByName("rodada:usable").map((mark) => performance.timeOrigin + mark.startTime)[0] ?? null';
/** Once everything that works with the database has come: it is closed as after an evening, not in the midst of its start. */
const ALL_THERE = "globalThis.rodada === undefined ? 1 : rodada.call('data:report').then(() => 1)";

/**
 * From starting the program to a window that can be used: Rodada with a database already made against an empty window, and
 * with what years have gathered against the first evenings.
 */
export function startBench(): Promise<readonly Ratio[]> {
  return inTempFolder(async (folder) => {
    const [small, large] = [join(folder, 'small'), join(folder, 'large')];
    const empty = join(import.meta.dirname, 'empty-window');
    for (const one of [small, large]) mkdirSync(one);
    prepareGathered(small, EVENINGS);
    prepareGathered(large, YEARS);
    const starting = (userData: string) => () => millisecondsToUsable(projectFolder, userData);
    return [
      await compareMeasured(
        'start to usable / empty window on the same runtime',
        LIMIT,
        starting(small),
        () => millisecondsToUsable(empty, join(folder, 'empty')),
        ROUNDS,
      ),
      await compareMeasured(
        'start with 50,000 creatures, 1,000 campaigns and 300 fights / with small data',
        LIMIT_OF_LARGE,
        starting(large),
        starting(small),
        ROUNDS,
      ),
    ];
  });
}

async function millisecondsToUsable(app: string, userData: string): Promise<number> {
  const { started, port, stop } = await runApp(app, userData);
  try {
    const usable = await askPage(port, USABLE);
    await askPage(port, ALL_THERE);
    return usable - started;
  } finally {
    await stop();
  }
}
