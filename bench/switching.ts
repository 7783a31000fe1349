import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareMeasured, medianOf, type Ratio } from './measure.ts';
import { openApp, type OpenApp } from './open-tracker.ts';
import { pressUntilPainted, type Key } from './page-keys.ts';
import { EVENINGS, type Gathered, prepareGathered, YEARS } from './prepared-years.ts';
import { goTo, untilTrue } from './screens.ts';

const ROUNDS = 5;
const REPEATS = 3;
const LIMIT = 1.2;
const CTRL = 2;

/** A screen: its name on the rail, the figure that with Ctrl leads there, and what is on it once it is filled. */
interface Place {
  readonly name: string;
  readonly figure: string;
  readonly filled: string;
}

const PLACES: readonly Place[] = [
  { name: 'Bestiário', figure: '2', filled: 'section.start li[aria-setsize]' },
  { name: 'Encontros', figure: '3', filled: 'main .empty, main section' },
  { name: 'Combate', figure: '4', filled: '.order [aria-current="true"], .fights li' },
  { name: 'Registro', figure: '5', filled: 'main li' },
];
const HOME: Place = { name: 'Campanhas', figure: '1', filled: '.detail h2' };

/** From the key of a screen until it is painted with what it shows: with the data of years against those of first evenings. */
export async function switchingBench(): Promise<readonly Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const opened: OpenApp[] = [];
  try {
    const large = await openOn(join(folder, 'large'), YEARS);
    opened.push(large);
    const small = await openOn(join(folder, 'small'), EVENINGS);
    opened.push(small);
    const ratios: Ratio[] = [];
    for (const place of [...PLACES, HOME]) {
      const going = (app: OpenApp) => () => medianOf(REPEATS, () => thereFromElsewhere(app, place));
      ratios.push(
        await compareMeasured(
          `to the screen ${place.name}, with large / with small data`,
          LIMIT,
          going(large),
          going(small),
          ROUNDS,
        ),
      );
    }
    return ratios;
  } finally {
    for (const { stop } of opened) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openOn(userData: string, gathered: Gathered): Promise<OpenApp> {
  mkdirSync(userData);
  prepareGathered(userData, gathered);
  const app = await openApp(userData);
  // Each was there once: its code has come.
  for (const { name, filled } of [...PLACES, HOME]) {
    await goTo(app.page, name);
    await app.page.evaluate(untilTrue(`document.querySelector('${filled}') !== null`));
  }
  return app;
}

async function thereFromElsewhere({ page }: OpenApp, place: Place): Promise<number> {
  const elsewhere = place === HOME ? 'Bestiário' : HOME.name;
  await goTo(page, elsewhere);
  await page.evaluate(
    untilTrue(`document.querySelector('nav [aria-current="page"]').innerText.trim() === '${elsewhere}'`),
  );
  return pressUntilPainted(page, keyTo(place), `() => document.querySelector('${place.filled}') !== null`);
}

function keyTo({ figure }: Place): Key {
  return { key: figure, code: `Digit${figure}`, keyCode: figure.charCodeAt(0), modifiers: CTRL };
}
