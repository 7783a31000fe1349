import { mkdirSync } from 'node:fs';
import { projectFolder } from '../build/setup/project.mjs';
import { askPage, openPage, type Page } from './devtools.ts';
import { prepareFight, type FightSize } from './prepared-fight.ts';
import { runApp } from './running-app.ts';
import { goTo, untilTrue } from './screens.ts';

/** The app with a page in it that can be worked with. */
export interface OpenApp {
  readonly page: Page;
  readonly stop: () => Promise<void>;
}

/** Starts the app on prepared data and waits until it can be used. */
export async function openApp(userData: string): Promise<OpenApp> {
  const app = await runApp(projectFolder, userData);
  await askPage(app.port, 'performance.getEntriesByName("rodada:usable").length || null');
  const page = await openPage(app.port);
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const stop = async (): Promise<void> => {
    page.close();
    await app.stop();
  };
  return { page, stop };
}

/** Opens a fight of a size in the tracker of an app of its own. */
export async function openTracker(userData: string, size: FightSize): Promise<OpenApp> {
  mkdirSync(userData);
  prepareFight(userData, size);
  const app = await openApp(userData);
  // The one fight that isn't over is opened with the screen.
  await goTo(app.page, 'Combate');
  await app.page.evaluate(untilTrue(`document.querySelector('.order [aria-current="true"]') !== null`));
  return app;
}
