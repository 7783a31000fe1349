import { join } from 'node:path';
import { test as base, type ElectronApplication, type Page } from '@playwright/test';
import { openSqlite } from '#electron/store/sqlite.ts';
import { closeApp, launchApp, type LaunchedApp } from '../launch.ts';

/** The app that tests share, and its data as they were when nothing had been done yet. */
interface SharedApp extends LaunchedApp {
  readonly untouched: string;
  /** Of the narrator's window. */
  readonly size: number[];
}

interface Restart {
  /** `closeApp` when left out. */
  readonly end?: (app: ElectronApplication) => Promise<void>;
  /** Done while it isn't running. */
  readonly meanwhile?: () => void;
}

interface Fixtures {
  /** The shared app, its data those of a first start, its window newly loaded. */
  fresh: LaunchedApp;
  app: ElectronApplication;
  /** The narrator's window. */
  page: Page;
  /** The folder of the app's data. */
  userData: string;
  /** A file with the data of a first start. */
  untouched: string;
  /** Ends the app and starts it again on the same data. */
  restart: (how?: Restart) => Promise<LaunchedApp>;
}

/**
 * `test` for whatever needs no start of its own: one app is started for all of them, and each finds it as after a
 * first start: the samples, nothing else, and the first screen.
 */
export const test = base.extend<Fixtures, { sharedApp: SharedApp }>({
  sharedApp: [
    async ({}, use) => {
      const launched = await launchApp();
      await launched.page.getByRole('banner').waitFor();
      const untouched = join(launched.userData, 'untouched.db');
      await copyData(join(launched.userData, 'rodada.db'), untouched);
      const size = await launched.app.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize() ?? [],
      );
      const shared = { ...launched, untouched, size };
      await use(shared);
      await closeApp(shared.app);
    },
    { scope: 'worker' },
  ],
  fresh: async ({ sharedApp }, use) => {
    const { app, page, userData, untouched, size } = sharedApp;
    const others = app.windows().filter((window) => window !== page);
    await Promise.all(others.map((window) => window.close()));
    await app.evaluate(({ BrowserWindow }, [width = 0, height = 0]) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, size);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: null,
    });
    // As it is left, a page saves what was being written: that comes before the data are put back.
    const address = page.url();
    await page.goto(new URL('nothing', address).href);
    await app.evaluate(() => undefined);
    await copyData(untouched, join(userData, 'rodada.db'));
    await page.goto(address);
    await page.getByRole('banner').waitFor();
    await use(sharedApp);
  },
  app: ({ fresh }, use) => use(fresh.app),
  page: ({ fresh }, use) => use(fresh.page),
  userData: ({ fresh }, use) => use(fresh.userData),
  untouched: ({ sharedApp }, use) => use(sharedApp.untouched),
  restart: ({ sharedApp, fresh }, use) =>
    use(async ({ end = closeApp, meanwhile } = {}) => {
      await end(fresh.app);
      meanwhile?.();
      return Object.assign(sharedApp, await launchApp({ userData: fresh.userData }));
    }),
});

/** Copies a database over another one, whoever has that open, in one go. */
async function copyData(from: string, to: string): Promise<void> {
  const db = openSqlite(from, { readonly: true });
  try {
    await db.backup(to);
  } finally {
    db.close();
  }
}
