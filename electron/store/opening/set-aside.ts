import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** SQLite's companions of a database file; they belong to it and go where it goes. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/** A moment as file names carry it: `2026-11-28T21-04-09`, in universal time. */
export function fileStamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-');
}

/**
 * Renames a database file and its companions beside themselves, with the date in the name and never onto another
 * file; gives the new name. The file itself may be missing.
 */
export function setAside(path: string, now: Date): string {
  const extension = extname(path);
  const stem = join(dirname(path), `${basename(path, extension)}-guardado-${fileStamp(now)}`);
  const target = freePath(stem, extension);
  for (const suffix of ['', ...COMPANIONS]) {
    if (existsSync(path + suffix)) renameSync(path + suffix, target + suffix);
  }
  return basename(target);
}

/** Whether companions were left behind by a database file that is gone. */
export function hasCompanions(path: string): boolean {
  return COMPANIONS.some((suffix) => existsSync(path + suffix));
}

function freePath(stem: string, extension: string): string {
  let path = stem + extension;
  for (let number = 2; ['', ...COMPANIONS].some((suffix) => existsSync(path + suffix)); number += 1) {
    path = `${stem}-${number}${extension}`;
  }
  return path;
}
