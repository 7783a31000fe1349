import { closeSync, copyFileSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { MIGRATIONS } from '#electron/store/migrations/index.ts';
import { openSqlite, type OpenOptions } from '#electron/store/sqlite.ts';
import { APPLICATION_ID } from './file-header.ts';
import { migrate } from './migrate.ts';
import { isThere } from './set-aside.ts';

/** Makes a new, empty database. It gets its name only when it is whole: a start broken off leaves no half-made file. */
export function createFile(path: string, sqlite: OpenOptions): void {
  const unfinished = cleared(path);
  const db = openSqlite(unfinished, sqlite);
  try {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    migrate(db, MIGRATIONS);
  } finally {
    db.close();
  }
  nameIt(unfinished, path);
}

/** Puts a copy of a backup at the database's place, where nothing may stand. */
export function copyIn(backup: string, path: string): void {
  const unfinished = cleared(path);
  copyFileSync(backup, unfinished);
  const file = openSync(unfinished, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  nameIt(unfinished, path);
}

/** Puts a copy of a backup beside where a link to the database leads, whole on the disk, and gives its path; nobody waits for it. */
export async function copyBeside(backup: string, path: string): Promise<string> {
  const unfinished = cleared(realpathSync(path));
  await copyFile(backup, unfinished);
  const file = await open(unfinished, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  return unfinished;
}

/** Moves a file, to another disk too, where a link leads to the database. */
export function moveTo(from: string, to: string): void {
  if (isThere(to)) throw new Error(`Something stands at ${to} already.`);
  try {
    renameSync(from, to);
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EXDEV')) throw thrown;
    copyFileSync(from, `${to}.tmp`);
    renameSync(`${to}.tmp`, to);
    rmSync(from);
  }
}

function cleared(path: string): string {
  const unfinished = `${path}.new`;
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + suffix, { force: true });
  return unfinished;
}

/** Gives a whole file its name; a rename would put it over whatever came there meanwhile. */
export function nameIt(unfinished: string, path: string): void {
  if (isThere(path)) throw new Error(`Something stands at ${path} already.`);
  renameSync(unfinished, path);
}
