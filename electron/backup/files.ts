import { existsSync, readdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupReason } from '#shared/api/backups.ts';
import { backupFileName, readBackupName } from '#electron/store/opening/backup-place.ts';

/** A name for a backup made now, which no other has. */
export function freeName(folder: string, now: Date, reason: BackupReason): string {
  let at = now.getTime();
  while (existsSync(join(folder, backupFileName(new Date(at), reason)))) at += 1;
  return backupFileName(new Date(at), reason);
}

/** Where a backup of a name lies; null when it is none of ours, or isn't there. */
export function pathOf(folders: readonly string[], name: string): string | null {
  if (readBackupName(name) === null || basename(name) !== name) return null;
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** The newest backup by its name, which none has that wasn't whole; when it was made as an ISO date-time. */
export function newestIn(folders: readonly string[]): { readonly path: string; readonly at: string } | null {
  const found = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .flatMap((path) => {
      const name = readBackupName(path);
      return name === null ? [] : [{ path, at: name.at }];
    });
  return found.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null;
}

/** What was begun and never became a backup. */
const UNFINISHED = /^rodada-.*\.db\.tmp(-journal|-wal|-shm)?$/;

/** Takes away what a copy broken off left in a folder. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true });
  }
}
