import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { inProject } from '../../../build/setup/project.mjs';
import { findRuntime } from '../../../build/setup/electron-runtime.mjs';
import { closeApp, launchApp, type LaunchedApp } from '../../e2e/launch.ts';

const longest = z.object({ stood: z.number(), worked: z.number() });

/** How main fared while something was done. */
export interface Fared {
  readonly act: string;
  /** Milliseconds that the act took. */
  readonly took: number;
  /**
   * Milliseconds that main's thread answered nobody at most, what other programs had of its processor left out: on a quiet
   * machine it is the time that passed, and a busy one makes no difference.
   */
  readonly stood: number;
  /** Milliseconds of these that it was at work; the rest it waited for the disk. */
  readonly worked: number;
}

/** The app, watched from its first line on. */
export interface WatchedApp extends LaunchedApp {
  /** Does something and notes how main fared. */
  readonly during: <T>(act: string, run: () => Promise<T>) => Promise<T>;
  /** Closes the app and notes how main fared. */
  readonly close: (act: string) => Promise<void>;
}

/** An evening under way. */
export interface Evening extends Pick<WatchedApp, 'app' | 'page' | 'during'> {
  readonly campaignId: string;
  /** So many creatures are in its campaign. */
  readonly creatures: number;
  /** Of the app's data; what goes out goes there, too. */
  readonly folder: string;
}

/** Starts the app over a folder of data; `note` is told how main fared while it started, and in each act. */
export async function watchApp(
  userData: string,
  start: string,
  note: (fared: Fared) => void,
): Promise<WatchedApp> {
  const runtime = await findRuntime();
  // What an app is started with by the tests' library can't be put before its own first line in another way.
  const executable = join(userData, 'watched.sh');
  const atTheEnd = join(userData, 'stands.json');
  const watching = `--import=${new URL(`file://${inProject('build', 'attack', 'watch-main.mjs')}`).href}`;
  await writeFile(executable, `#!/bin/sh\nNODE_OPTIONS='${watching}' exec '${runtime.executable}' "$@"\n`);
  await chmod(executable, 0o755);
  let begun = performance.now();
  const launched = await launchApp({ userData, executable, env: { STANDS_AT_THE_END: atTheEnd } });
  const { app, page } = launched;

  const noted = (act: string, raw: unknown): void => {
    note({ act, took: performance.now() - begun, ...longest.parse(raw) });
  };
  /** Main's garbage collector now and then takes what Playwright still waits for: it is asked again. */
  async function asked(question: string, tries = 20): Promise<unknown> {
    try {
      return await app.evaluate(question);
    } catch (thrown) {
      if (tries === 0) throw thrown;
      return asked(question, tries - 1);
    }
  }
  await page.getByRole('banner').waitFor();
  noted(start, await asked('globalThis.stands.longest()'));
  return {
    ...launched,
    async during(act, run) {
      await asked('globalThis.stands.begin()');
      begun = performance.now();
      const given = await run();
      noted(act, await asked('globalThis.stands.longest()'));
      return given;
    },
    async close(act) {
      await asked('globalThis.stands.begin()');
      begun = performance.now();
      await closeApp(app);
      noted(act, JSON.parse(await readFile(atTheEnd, 'utf8')));
    },
  };
}
