import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#shared/json.ts';

/** Beside the backups: how the database was left. */
const FILE = 'state.json';

const left = z.strictObject({
  changed: z.boolean(),
  // Notes of earlier versions say nothing of it.
  whole: z.boolean().default(false),
  bytes: z.number(),
  mtimeMs: z.number(),
  ctimeMs: z.number().default(Number.NaN),
});

/** How a database is left. */
export interface AtClose {
  /** Whether it had been changed since its newest backup. */
  readonly changed: boolean;
  /** Whether nothing was found wrong with its file. */
  readonly whole: boolean;
}

/** Notes how a database is left, once it is closed. What can't be noted makes for one backup more, and one look at it. */
export function noteClose(backups: string, database: string, atClose: AtClose): void {
  try {
    const { size: bytes, mtimeMs, ctimeMs } = statSync(database);
    mkdirSync(backups, { recursive: true });
    writeFileSync(join(backups, FILE), JSON.stringify({ ...atClose, bytes, mtimeMs, ctimeMs }));
  } catch {
    return;
  }
}

/** How a database that isn't opened yet was left: changed, and not known to be whole, unless it is the very file that was noted. */
export function lastClose(backups: string, database: string): AtClose {
  try {
    const noted = left.parse(parseJson(readFileSync(join(backups, FILE), 'utf8')));
    const { size, mtimeMs, ctimeMs } = statSync(database);
    const same = noted.bytes === size && noted.mtimeMs === mtimeMs;
    // The last of these can't be set by whoever puts another file there.
    return { changed: noted.changed || !same, whole: noted.whole && same && noted.ctimeMs === ctimeMs };
  } catch {
    return { changed: true, whole: false };
  }
}
