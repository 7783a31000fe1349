import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In the environment of a run: the folder that all its apps keep their data in. */
const VARIABLE = 'RODADA_E2E_DATA';

/** Before all tests: makes the folder for the data of this run; what it gives back takes the folder away after them. */
export default async function makeDataFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rodada-e2e-'));
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A fresh folder for an app's data, or for what a test writes; gone after the run. */
export function freshFolder(): Promise<string> {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error(`${VARIABLE} isn’t set: the run has no folder for its data.`);
  return mkdtemp(join(folder, 'data-'));
}
