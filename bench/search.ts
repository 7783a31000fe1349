import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { FILE_NAME } from '../electron/store/opening/open-store.ts';
import { openSqlite } from '../electron/store/sqlite.ts';
import type { Page } from './devtools.ts';
import { compareMeasured, medianOf, type Ratio } from './measure.ts';
import { letter } from './keyboard.ts';
import { pressUntilPainted } from './page-keys.ts';
import { prepareBestiary } from './prepared-bestiary.ts';
import { openApp } from './open-tracker.ts';
import { goTo, untilTrue } from './screens.ts';

const CREATURES = 50_000;
/** Each leaves other creatures than the one before. */
const TYPED = ['d', 'dr', 'dra'];
/** What these lines promise. */
const LIMIT = 1.2;
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
  const { page, stop } = await openApp(userData);
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
    await goTo(page, 'Bestiário');
    await page.evaluate(untilTrue(`${FOUND} === ${JSON.stringify(String(CREATURES))}`));
    const ratios: Ratio[] = [];
    for (const words of TYPED) {
      ratios.push(
        await compareMeasured(
          `“${words}” typed over ${CREATURES} creatures until painted / full-text query + empty IPC`,
          LIMIT,
          () => medianOf(REPEATS, () => timeOfTyping(page, words)),
          () => medianOf(REPEATS, async () => timeOfQuery(`"${words}"*`) + (await emptyTrip(page))),
          ROUNDS,
        ),
      );
    }
    return ratios;
  } finally {
    bare.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Types all but the last letter, and times the last one. */
async function timeOfTyping(page: Page, words: string): Promise<number> {
  await type(page, words.slice(0, -1));
  const before = JSON.stringify(await page.evaluate(FOUND));
  return pressUntilPainted(
    page,
    letter(words.slice(-1).toUpperCase()),
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
