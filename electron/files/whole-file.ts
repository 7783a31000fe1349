import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RodadaError } from '#shared/errors.ts';
import { plain, message } from '#shared/text/message.ts';
import { whyFailed } from '#electron/store/why-failed.ts';

/** So many characters are gathered before they are written. */
const GATHERED = 1 << 18;
/** A file that was being written, by which process. */
const UNFINISHED = /^\..+\.(?:(\d+)-)?[0-9a-f]{8}\.tmp$/;

/**
 * Writes a file piece by piece under another name and renames it when it is on disk, so that none is left half-written
 * (`BAD_FILE`). What earlier programs were cut off at in the same folder is cleared away. What a piece throws is thrown on.
 */
export function writeFileWhole(path: string, pieces: Iterable<string | Uint8Array>): void {
  clearUnfinished(dirname(path));
  const unfinished = unfinishedName(path);
  let written = false;
  const file = writing(() => openSync(unfinished, 'wx'));
  try {
    for (const piece of gathered(pieces)) writing(() => writeAll(file, piece));
    writing(() => fsyncSync(file));
    written = true;
  } finally {
    closeSync(file);
    if (!written) rmSync(unfinished, { force: true });
  }
  try {
    writing(() => renameSync(unfinished, path));
  } catch (thrown) {
    rmSync(unfinished, { force: true });
    throw thrown;
  }
}

/** The hidden name that a file is written under by this process until it is whole. */
export function unfinishedName(path: string): string {
  const name = basename(path).slice(0, 50);
  return join(dirname(path), `.${name}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`);
}

/** Clears away what other processes were cut off at while they wrote files in a folder. */
export function clearUnfinished(folder: string): void {
  for (const name of namesIn(folder)) {
    const found = UNFINISHED.exec(name);
    if (found !== null && found[1] !== String(process.pid)) rmSync(join(folder, name), { force: true });
  }
}

/** What went wrong in writing a file, in the narrator's words. */
export function writingFailed(thrown: unknown): RodadaError {
  return new RodadaError('BAD_FILE', message('store.export.failed', { why: plain(whyFailed(thrown)) }));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder that can't be looked into is none to clear.
    return [];
  }
}

function* gathered(pieces: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  let texts: string[] = [];
  let length = 0;
  const taken = (): Uint8Array => {
    const bytes = Buffer.from(texts.join(''));
    texts = [];
    length = 0;
    return bytes;
  };
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      yield taken();
      yield piece;
      continue;
    }
    texts.push(piece);
    length += piece.length;
    if (length >= GATHERED) yield taken();
  }
  yield taken();
}

function writeAll(file: number, bytes: Uint8Array): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(file, bytes, done);
}

function writing<T>(write: () => T): T {
  try {
    return write();
  } catch (thrown) {
    throw writingFailed(thrown);
  }
}
