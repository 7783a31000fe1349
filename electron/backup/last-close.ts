import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#shared/json.ts';

/** Beside the backups: how the database was left, and whether it had been changed since the newest of them. */
const FILE = 'state.json';

const left = z.strictObject({ changed: z.boolean(), bytes: z.number(), mtimeMs: z.number() });

/** Notes how a database is left, once it is closed. What can't be noted makes for one backup more. */
export function noteClose(backups: string, database: string, changed: boolean): void {
  try {
    const { size: bytes, mtimeMs } = statSync(database);
    writeFileSync(join(backups, FILE), JSON.stringify({ changed, bytes, mtimeMs }));
  } catch {
    return;
  }
}

/** Whether a database, not opened yet, may have been changed since its newest backup: unless it is known that it wasn't. */
export function changedSinceBackup(backups: string, database: string): boolean {
  try {
    const noted = left.parse(parseJson(readFileSync(join(backups, FILE), 'utf8')));
    const { size, mtimeMs } = statSync(database);
    return noted.changed || noted.bytes !== size || noted.mtimeMs !== mtimeMs;
  } catch {
    return true;
  }
}
