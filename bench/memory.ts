import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApp } from './open-tracker.ts';
import { prepareGathered, YEARS } from './prepared-years.ts';
import type { Ratio } from './measure.ts';
import { visitAll } from './screens.ts';
import { inTempFolder } from './temp-folder.ts';

const LIMIT = 1.3;
const TURNS = 10;

/**
 * Memory that main and the page hold after an evening over the data of years (every screen, again and again), against what
 * they hold once the app has started and all its code has come. Linux alone tells it: shared pages count by their share.
 */
export async function memoryBench(): Promise<readonly Ratio[]> {
  if (process.platform !== 'linux') return [];
  return inTempFolder(async (folder, keep) => {
    const userData = join(folder, 'data');
    mkdirSync(userData);
    prepareGathered(userData, YEARS);
    const { page } = keep(await openApp(userData));
    const held = async (): Promise<number> => {
      await page.send('HeapProfiler.collectGarbage', {});
      return kilobytesOf(userData);
    };
    await visitAll(page);
    const before = await held();
    for (let turn = 0; turn < TURNS; turn += 1) await visitAll(page);
    const ratio = (await held()) / before;
    const name = 'memory of main and page after the large evening / after start';
    return [{ name, median: ratio, lowest: ratio, highest: ratio, limit: LIMIT }];
  });
}

/** Kilobytes of the main process and the page of the app that has its data here. */
function kilobytesOf(userData: string): number {
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, command: read(pid, 'cmdline') }))
    .filter(({ command }) => command.includes(userData));
  const parts = own.filter(
    ({ command }) => !command.includes('--type=') || command.includes('--type=renderer'),
  );
  return parts.reduce((sum, { pid }) => sum + shareOf(pid), 0);
}

function shareOf(pid: string): number {
  const share = /^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1];
  if (share === undefined) throw new Error(`nothing is known of the memory of process ${pid}`);
  return Number(share);
}

function read(pid: string, what: string): string {
  try {
    return readFileSync(join('/proc', pid, what), 'utf8');
  } catch {
    return '';
  }
}
