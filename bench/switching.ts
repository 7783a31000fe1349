import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareMeasured, medianOf, type Ratio } from './measure.ts';
import { openApp, type OpenApp } from './open-tracker.ts';
import { figure, withCtrl } from './keyboard.ts';
import { pressUntilPainted } from './page-keys.ts';
import { EVENINGS, type Gathered, prepareGathered, YEARS } from './prepared-years.ts';
import { goTo, isThere, PLACES, type Place, untilTrue, visitAll } from './screens.ts';
import { inTempFolder } from './temp-folder.ts';

const ROUNDS = 5;
const REPEATS = 3;
const LIMIT = 1.2;
const [HOME] = PLACES;

/** From the key of a screen until it is painted with what it shows: with the data of years against those of first evenings. */
export function switchingBench(): Promise<readonly Ratio[]> {
  return inTempFolder(async (folder, keep) => {
    const large = keep(await openOn(join(folder, 'large'), YEARS));
    const small = keep(await openOn(join(folder, 'small'), EVENINGS));
    const ratios: Ratio[] = [];
    for (const place of PLACES) {
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
  });
}

async function openOn(userData: string, gathered: Gathered): Promise<OpenApp> {
  mkdirSync(userData);
  prepareGathered(userData, gathered);
  const app = await openApp(userData);
  // Each was there once: its code has come.
  await visitAll(app.page);
  return app;
}

async function thereFromElsewhere({ page }: OpenApp, place: Place): Promise<number> {
  const elsewhere = PLACES.find((one) => one !== place) ?? HOME;
  await goTo(page, elsewhere.name);
  await page.evaluate(untilTrue(isThere(elsewhere)));
  return pressUntilPainted(page, withCtrl(figure(place.figure)), `() => ${isThere(place)}`);
}
