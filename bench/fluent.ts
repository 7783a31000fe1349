import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../build/setup/project.mjs';
import { askPage, openPage, type Page } from './devtools.ts';
import { compareMeasured, median, type Ratio } from './measure.ts';
import { prepareFight, type FightSize } from './prepared-fight.ts';
import { runApp } from './running-app.ts';
import { goTo, untilTrue } from './screens.ts';
import { TRACKER_ACTS } from './tracker-acts.ts';

const BIG: FightSize = { combatants: 200, entries: 5000 };
const SMALL: FightSize = { combatants: 5, entries: 10 };
const ROUNDS = 9;
/** Each measure is the median of this many, since a frame comes when it comes. */
const REPEATS = 7;

/** A fight open in the tracker of an app of its own. */
interface OpenFight {
  readonly page: Page;
  readonly stop: () => Promise<void>;
}

/** From key to painted frame in the real app: a fight of 200 with 5,000 entries against one of 5 with 10, act by act. */
export async function fluentBench(): Promise<readonly Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const opened: OpenFight[] = [];
  try {
    const big = await openFight(join(folder, 'big'), BIG);
    opened.push(big);
    const small = await openFight(join(folder, 'small'), SMALL);
    opened.push(small);
    const ratios: Ratio[] = [];
    for (const { name, time } of TRACKER_ACTS) {
      const measured = ({ page }: OpenFight) => medianOf(() => time(page));
      const title = `${name}: key to frame, 200 with 5000 entries / 5 with 10`;
      ratios.push(
        await compareMeasured(
          title,
          1.5,
          () => measured(big),
          () => measured(small),
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

async function openFight(userData: string, size: FightSize): Promise<OpenFight> {
  mkdirSync(userData);
  prepareFight(userData, size);
  const app = await runApp(projectFolder, userData);
  await askPage(app.port, 'performance.getEntriesByName("rodada:usable").length || null');
  const page = await openPage(app.port);
  const stop = async (): Promise<void> => {
    page.close();
    await app.stop();
  };
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // The one fight that isn't over is opened with the screen.
  await goTo(page, 'Combate');
  await page.evaluate(untilTrue(`document.querySelector('.order [aria-current="true"]') !== null`));
  return { page, stop };
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) values.push(await measure());
  return median(values);
}
