import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../build/setup/project.mjs';
import { askPage } from './devtools.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { prepareBestiary } from './prepared-bestiary.ts';
import { runApp } from './running-app.ts';

const ROUNDS = 9;
/** Enough for a campaign in use: without one the app would welcome somebody new. */
const CREATURES = 10;
/** When the page said it could be used, in milliseconds since the epoch. */
const USABLE =
  'performance.getEntriesByName("rodada:usable").map((mark) => performance.timeOrigin + mark.startTime)[0] ?? null';

/** From starting the program to a window that can be used: Rodada with a database already made, against an empty window. */
export async function startBench(): Promise<Ratio> {
  const userData = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  prepareBestiary(userData, CREATURES);
  const empty = join(import.meta.dirname, 'empty-window');
  try {
    return await compareMeasured(
      'start to usable / empty window on the same runtime',
      1.5,
      () => millisecondsToUsable(projectFolder, userData),
      () => millisecondsToUsable(empty, join(userData, 'empty')),
      ROUNDS,
    );
  } finally {
    rmSync(userData, { recursive: true, force: true });
  }
}

async function millisecondsToUsable(app: string, userData: string): Promise<number> {
  const { started, port, stop } = await runApp(app, userData);
  try {
    return (await askPage(port, USABLE)) - started;
  } finally {
    await stop();
  }
}
