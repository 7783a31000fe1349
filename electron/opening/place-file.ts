import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#shared/json.ts';
import { whyFailed } from '#electron/store/why-failed.ts';

/** Beside the place where data lie unless it is said otherwise. */
const FILE = 'rodada-lugares.json';

const places = z.strictObject({
  /** The folder of the database; null for the usual one. */
  folder: z.string().min(1).nullable().default(null),
  /** Whether a database was opened there. */
  opened: z.boolean().default(false),
  /** The second place of backups. */
  second: z.string().min(1).nullable().default(null),
});

/** Where the narrator's data lie. */
export type Places = z.output<typeof places>;

/** The places of whoever never chose any. */
export const USUAL_PLACES: Places = places.parse({});

/** The places as they were chosen; the usual ones where none were, and null where what is written there can't be understood. */
export function readPlaces(home: string): Places | null {
  let text: string;
  try {
    text = readFileSync(join(home, FILE), 'utf8');
  } catch (thrown) {
    return ['ENOENT', 'ENOTDIR'].includes(whyFailed(thrown)) ? USUAL_PLACES : null;
  }
  return places.safeParse(parseJson(text)).data ?? null;
}

/** Keeps the places for the next starts; false where they can't be kept. */
export function keepPlaces(home: string, chosen: Places): boolean {
  try {
    const unfinished = join(home, `${FILE}.tmp`);
    writeFileSync(unfinished, JSON.stringify(chosen, null, 1));
    renameSync(unfinished, join(home, FILE));
    return true;
  } catch {
    return false;
  }
}
