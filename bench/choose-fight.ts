import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { capital, ENTER } from './keyboard.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { openApp, type OpenApp } from './open-tracker.ts';
import { pressUntilPainted } from './page-keys.ts';
import { storeFight } from './prepared-fight.ts';
import { prepareCampaign, preparedStore } from './prepared-store.ts';
import { goTo, untilTrue } from './screens.ts';
import { inTempFolder } from './temp-folder.ts';

const COMBATANTS = 10;
const LONG = 5000;
const SHORT = 50;
/** What this line promises. */
const LIMIT = 1.3;
const ROUNDS = 5;
/** The one opened with the screen, one for the round that warms up, and one for each other round: each is opened for the first time. */
const FIGHTS = ROUNDS + 2;
const SHOWN = `document.querySelector('.order [aria-current="true"]') !== null && document.querySelector('section.log li') !== null`;
const LIST = `document.querySelectorAll('.fights .acts button:last-child')`;

/** From the choice of a fight in the list until its tracker is painted, in the real app; no fight is chosen twice. */
export function chooseFightBench(): Promise<Ratio> {
  return inTempFolder(async (folder, keep) => {
    const long = keep(await openFights(join(folder, 'long'), LONG));
    const short = keep(await openFights(join(folder, 'short'), SHORT));
    return await compareMeasured(
      `from the choice of a fight of ${LONG} rows to its painted tracker / one of ${SHORT}`,
      LIMIT,
      nextFight(long),
      nextFight(short),
      ROUNDS,
    );
  });
}

async function openFights(userData: string, entries: number): Promise<OpenApp> {
  mkdirSync(userData);
  const db = preparedStore(userData);
  const campaignId = prepareCampaign(db);
  for (let number = 1; number <= FIGHTS; number += 1) {
    storeFight(
      db,
      { campaignId, sessionId: null, name: `Batalha ${number}` },
      { combatants: COMBATANTS, entries },
    );
  }
  db.close();
  const app = await openApp(userData);
  await goTo(app.page, 'Combate');
  await app.page.evaluate(untilTrue(SHOWN));
  return app;
}

/** Gives a function that goes back to the list and chooses the next of them; the last one, fought last, was opened with the screen. */
function nextFight({ page }: OpenApp): () => Promise<number> {
  let number = 0;
  return async () => {
    number += 1;
    await pressUntilPainted(page, capital('L'), `() => ${LIST}.length === ${FIGHTS}`);
    await page.evaluate(`[...${LIST}].find((one) => one.ariaLabel.endsWith(' Batalha ${number}')).focus()`);
    return pressUntilPainted(page, ENTER, `() => ${SHOWN}`);
  };
}
