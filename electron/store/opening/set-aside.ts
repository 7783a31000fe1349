import { copyFileSync, lstatSync, renameSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** SQLite's companions of a database file; they belong to it and go where it goes. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/** A moment as file names carry it: `2026-11-28T21-04-09`, in universal time. */
export function fileStamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-');
}

/** Whether anything stands at a path: a link counts, wherever it leads. */
export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Renames what stands at a database's place, and its companions, beside themselves, with the date in the name and never
 * onto another file; gives the new name, or null where there was nothing. The file itself may be missing.
 */
export function setAside(path: string, now: Date): string | null {
  const there = ['', ...COMPANIONS].filter((suffix) => isThere(path + suffix));
  if (there.length === 0) return null;
  const target = freePath(path, now);
  for (const suffix of there) renameSync(path + suffix, target + suffix);
  return basename(target);
}

/** Does the same to companions that aren't the file's own, which stays where it is; gives the name of the first. */
export function setAsideCompanions(path: string, now: Date): string {
  const target = freePath(path, now);
  const moved = COMPANIONS.filter((suffix) => isThere(path + suffix));
  for (const suffix of moved) renameSync(path + suffix, target + suffix);
  return basename(target) + (moved[0] ?? '');
}

/** Keeps a copy of a write-ahead log as it is, before SQLite plays what can be played of it; gives its name. */
export function keepLog(path: string, now: Date): string {
  const target = `${freePath(path, now)}-wal`;
  copyFileSync(`${path}-wal`, target);
  return basename(target);
}

/** Whether companions were left behind by a database file that is gone. */
export function hasCompanions(path: string): boolean {
  return COMPANIONS.some((suffix) => isThere(path + suffix));
}

function freePath(path: string, now: Date): string {
  const extension = extname(path);
  const stem = join(dirname(path), `${basename(path, extension)}-guardado-${fileStamp(now)}`);
  let free = stem + extension;
  for (let number = 2; isThere(free) || hasCompanions(free); number += 1) {
    free = `${stem}-${number}${extension}`;
  }
  return free;
}
