import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from './open-tracker.ts';
import { prepareGathered, YEARS } from './prepared-years.ts';
import type { Ratio } from './measure.ts';
import { goTo, untilTrue } from './screens.ts';

const LIMIT = 1.3;
const TURNS = 10;
const PLACES: readonly (readonly [name: string, filled: string])[] = [
  ['Bestiário', 'section.start li[aria-setsize]'],
  ['Combate', '.order [aria-current="true"], .fights li'],
  ['Registro', 'main li'],
  ['Encontros', 'main .empty, main section'],
  ['Campanhas', '.detail h2'],
];

/**
 * Memory that main and the page hold after an evening over the data of years (every screen, again and again), against what
 * they hold once the app has started and all its code has come. Linux alone tells it: shared pages count by their share.
 */
export async function memoryBench(): Promise<readonly Ratio[]> {
  if (process.platform !== 'linux') return [];
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const userData = join(folder, 'data');
  mkdirSync(userData);
  prepareGathered(userData, YEARS);
  const { page, stop } = await openApp(userData);
  const round = async (): Promise<void> => {
    for (const [name, filled] of PLACES) {
      await goTo(page, name);
      await page.evaluate(untilTrue(`document.querySelector('${filled}') !== null`));
    }
  };
  const held = async (): Promise<number> => {
    await page.send('HeapProfiler.collectGarbage', {});
    return kilobytesOf(userData);
  };
  try {
    await round();
    const before = await held();
    for (let turn = 0; turn < TURNS; turn += 1) await round();
    const ratio = (await held()) / before;
    const name = 'memory of main and page after the large evening / after start';
    return [{ name, median: ratio, lowest: ratio, highest: ratio, limit: LIMIT }];
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
