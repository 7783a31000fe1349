import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../build/setup/project.mjs';
import { FILE_NAME } from '../electron/store/opening/open-store.ts';
import { openSqlite } from '../electron/store/sqlite.ts';
import { askPage, openPage, type Page } from './devtools.ts';
import { compareMeasured, median, type Ratio } from './measure.ts';
import { pressUntilPainted, type Key } from './page-keys.ts';
import { prepareBestiary } from './prepared-bestiary.ts';
import { runApp } from './running-app.ts';
import { goTo, untilTrue } from './screens.ts';

const CREATURES = 50_000;
/** Each leaves other creatures than the one before. */
const TYPED = ['d', 'dr', 'dra'];
const ROUNDS = 5;
/** Each measure is the median of this many, since a frame comes when it comes. */
const REPEATS = 5;
const PAGE = 50;

const FIELD = `document.querySelector('[role="search"] input')`;
const FOUND = `document.querySelector('section.start li[aria-setsize]')?.getAttribute('aria-setsize')`;
const EMPTY_TRIP = `(async () => {
  const from = performance.now();
  await rodada.call('app:info');
  return performance.now() - from;
})()`;

/** A letter typed into the search of 50,000 creatures until what it finds is painted, against the bare full-text query and one empty IPC round trip. */
export async function searchBench(): Promise<readonly Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const userData = join(folder, 'data');
  mkdirSync(userData);
  prepareBestiary(userData, CREATURES);
  const app = await runApp(projectFolder, userData);
  const bare = openSqlite(join(userData, FILE_NAME), { readonly: true });
  const query = bare.prepare<[string], number>(
    `SELECT rowid FROM creature_words WHERE creature_words MATCH ? ORDER BY rank LIMIT ${PAGE}`,
  );
  const timeOfQuery = (words: string): number => {
    const from = performance.now();
    query.all(words);
    return performance.now() - from;
  };
  try {
    await askPage(app.port, 'performance.getEntriesByName("rodada:usable").length || null');
    const page = await openPage(app.port);
    await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await goTo(page, 'Bestiário');
    await page.evaluate(untilTrue(`${FOUND} === ${JSON.stringify(String(CREATURES))}`));
    const ratios: Ratio[] = [];
    for (const words of TYPED) {
      ratios.push(
        await compareMeasured(
          `“${words}” typed over ${CREATURES} creatures until painted / full-text query + empty IPC`,
          2,
          () => medianOf(() => timeOfTyping(page, words)),
          async () => medianOf(async () => timeOfQuery(`"${words}"*`) + (await emptyTrip(page))),
          ROUNDS,
        ),
      );
    }
    page.close();
    return ratios;
  } finally {
    bare.close();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Types all but the last letter, and times the last one. */
async function timeOfTyping(page: Page, words: string): Promise<number> {
  await type(page, words.slice(0, -1));
  const before = JSON.stringify(await page.evaluate(FOUND));
  return pressUntilPainted(
    page,
    letter(words.slice(-1)),
    `() => ${FOUND} !== undefined && ${FOUND} !== ${before}`,
  );
}

/** Puts words into the search as if they had been typed, and waits for what they find. */
async function type(page: Page, words: string): Promise<void> {
  const before = JSON.stringify(await page.evaluate(FOUND));
  const changed = await page.evaluate(`(() => {
    const field = ${FIELD};
    field.focus();
    if (field.value === ${JSON.stringify(words)}) return false;
    field.value = ${JSON.stringify(words)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  })()`);
  if (changed === true) await page.evaluate(untilTrue(`${FOUND} !== ${before}`));
}

async function emptyTrip(page: Page): Promise<number> {
  return z.number().parse(await page.evaluate(EMPTY_TRIP));
}

function letter(name: string): Key {
  return {
    key: name,
    code: `Key${name.toUpperCase()}`,
    keyCode: name.toUpperCase().charCodeAt(0),
    text: name,
  };
}

async function medianOf(measure: () => number | Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) values.push(await measure());
  return median(values);
}
