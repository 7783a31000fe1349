import { closeSync, copyFileSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { MIGRATIONS } from '#electron/store/migrations/index.ts';
import { openSqlite, type OpenOptions } from '#electron/store/sqlite.ts';
import { whyFailed } from '#electron/store/why-failed.ts';
import { APPLICATION_ID } from './file-header.ts';
import { migrate } from './migrate.ts';
import { isThere } from './set-aside.ts';

/** Makes a new, empty database. It gets its name only when it is whole: a start broken off leaves no half-made file. */
export function createFile(path: string, sqlite: OpenOptions): void {
  makeWhole(path, (unfinished) => fill(unfinished, sqlite));
}

/** Makes a new, empty database beside a place where another may stand; gives its path. */
export function createBeside(path: string, sqlite: OpenOptions): string {
  const unfinished = cleared(path);
  fill(unfinished, sqlite);
  return unfinished;
}

function fill(unfinished: string, sqlite: OpenOptions): void {
  const db = openSqlite(unfinished, sqlite);
  try {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    migrate(db, MIGRATIONS);
  } finally {
    db.close();
  }
}

/** Puts a copy of a backup at the database's place, where nothing may stand. */
export function copyIn(backup: string, path: string): void {
  makeWhole(path, (unfinished) => {
    copyFileSync(backup, unfinished);
    const file = openSync(unfinished, 'r+');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  });
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
    if (whyFailed(thrown) !== 'EXDEV') throw thrown;
    copyFileSync(from, `${to}.tmp`);
    renameSync(`${to}.tmp`, to);
    rmSync(from);
  }
}

/** Has a file made under another name, which is cleared away where that can't be done. */
function makeWhole(path: string, make: (unfinished: string) => void): void {
  const unfinished = cleared(path);
  try {
    make(unfinished);
    nameIt(unfinished, path);
  } catch (thrown) {
    clear(unfinished);
    throw thrown;
  }
}

function cleared(path: string): string {
  const unfinished = `${path}.new`;
  clear(unfinished);
  return unfinished;
}

function clear(unfinished: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + suffix, { force: true });
}

/** Gives a finished file its name. A rename would put it over whatever came there meanwhile. */
export function nameIt(unfinished: string, path: string): void {
  if (isThere(path)) throw new Error(`Something stands at ${path} already.`);
  renameSync(unfinished, path);
}
