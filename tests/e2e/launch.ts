import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { findRuntime } from '../../build/setup/electron-runtime.mjs';
import { projectFolder } from '../../build/setup/project.mjs';
import { freshFolder } from './support/data-folder.ts';
import { passWelcome } from './support/welcome.ts';

interface LaunchOptions {
  /** Folder of the app's data: pass one again to open what an earlier launch left; a fresh one when left out. */
  userData?: string;
  /** What to run: the built project when left out, or a packed `app.asar`; null for what lies in the executable's own folder. */
  appPath?: string | null;
  /** The Electron that set-up found when left out. */
  executable?: string;
  /** Whether a first start is left at its welcome; else that is passed, and two samples are brought. */
  welcome?: boolean;
  /** Further arguments for the app. */
  args?: string[];
  /** Added to the app's environment. */
  env?: Record<string, string>;
}

/** An app that was started. */
export interface LaunchedApp {
  app: ElectronApplication;
  /** The first window, loaded. */
  page: Page;
  userData: string;
}

/** Those that ended, by whatever way. */
const ended = new WeakSet<ElectronApplication>();

function inheritedEnv(): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined) env[name] = value;
  }
  return env;
}

/** Starts the built app on the Electron that set-up found and waits for its first window. */
export async function launchApp({
  userData,
  appPath = projectFolder,
  executable,
  welcome = false,
  args = [],
  env = {},
}: LaunchOptions = {}): Promise<LaunchedApp> {
  const runtime = await findRuntime();
  const folder = userData ?? (await freshFolder());
  const app = await _electron.launch({
    executablePath: executable ?? runtime.executable,
    // Where there is no GPU, looking for one in vain takes a while in which no frame is drawn.
    args: [
      ...runtime.flags,
      '--disable-gpu',
      `--user-data-dir=${folder}`,
      ...(appPath === null ? [] : [appPath]),
      ...args,
    ],
    cwd: projectFolder,
    // What the system speaks is what a first start speaks.
    env: { ...inheritedEnv(), LANGUAGE: 'pt_BR', ...runtime.env, ...env },
  });
  app.once('close', () => ended.add(app));
  const page = await app.firstWindow();
  await page.waitForLoadState();
  if (!welcome) await passWelcome(page);
  return { app, page, userData: folder };
}

/**
 * Quits the app, unless it ended before, and waits until it is gone. In a task of its own: what a test evaluates
 * interrupts main wherever it is, in the middle of a query, too, and a window that closed there couldn't store its place.
 */
export async function closeApp(app: ElectronApplication): Promise<void> {
  if (ended.has(app)) return;
  const closed = app.waitForEvent('close');
  await app.evaluate(({ app: running }) => {
    setImmediate(() => running.quit());
  });
  await closed;
}
