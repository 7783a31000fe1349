import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openEmptyPage } from './empty-page.ts';
import { DOWN, UP } from './keyboard.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { openApp, type OpenApp } from './open-tracker.ts';
import { pressUntilPainted } from './page-keys.ts';
import { prepareEncounter } from './prepared-encounter.ts';
import { goTo, untilTrue } from './screens.ts';
import { inTempFolder } from './temp-folder.ts';

/** What this line promises. */
const LIMIT = 6;
const ROUNDS = 15;
const FIGURES = `document.querySelector('.figures-of')?.textContent`;
const WORKING = `document.querySelector('.pane progress')`;
const NUMBER = `document.querySelector('.piece .stepper input')`;

/** From a key that changes the number of foes until the first new figure of the forecast is painted, against one frame of an empty window. */
export function firstFigureBench(): Promise<Ratio> {
  return inTempFolder(async (folder, keep) => {
    const app = keep(await openEncounter(join(folder, 'data')));
    const empty = keep(await openEmptyPage(join(folder, 'empty')));
    let more = false;
    return await compareMeasured(
      'first figure of a forecast after an edit / one frame of an empty window',
      LIMIT,
      () => {
        more = !more;
        return firstFigure(app, more);
      },
      empty.frame,
      ROUNDS,
    );
  });
}

async function openEncounter(userData: string): Promise<OpenApp> {
  mkdirSync(userData);
  prepareEncounter(userData);
  const app = await openApp(userData);
  const { page } = app;
  await goTo(page, 'Encontros');
  await page.evaluate(untilTrue(`document.querySelector('.open-encounter') !== null`));
  await page.evaluate(`document.querySelector('.open-encounter').click()`);
  await page.evaluate(untilTrue(`${FIGURES} !== undefined && ${WORKING} === null`));
  await page.evaluate(`${NUMBER}.focus()`);
  return app;
}

/** One foe more or one less; waits for the whole forecast before it ends. */
async function firstFigure({ page }: OpenApp, more: boolean): Promise<number> {
  await page.evaluate(untilTrue(`${WORKING} === null`));
  await page.evaluate(`void (globalThis.rodadaBefore = ${FIGURES})`);
  return pressUntilPainted(
    page,
    more ? UP : DOWN,
    `() => ${FIGURES} !== undefined && ${FIGURES} !== globalThis.rodadaBefore`,
  );
}
