import { statfsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Trouble, TroubleKind, Way } from '#shared/api/opening.ts';
import { plain, message } from '#shared/text/message.ts';
import { whyFailed } from '#electron/store/why-failed.ts';

/** With less room than this, SQLite can't open a database for writing. */
const LEAST_BYTES = 1_000_000;

/** The ways on from each trouble; nothing is moved but by the last ones, which the narrator has to choose. */
const WAYS: Readonly<Record<TroubleKind, readonly Way[]>> = {
  'link-away': ['retry', 'folder', 'backup', 'anew'],
  'folder-away': ['retry', 'folder'],
  places: ['retry', 'folder'],
  missing: ['backup', 'retry', 'folder', 'anew'],
  'not-a-file': ['backup', 'retry', 'folder', 'anew'],
  'no-permission': ['retry', 'folder', 'backup', 'anew'],
  'read-only-file': ['retry', 'read-only', 'folder'],
  'read-only-folder': ['retry', 'read-only', 'folder'],
  'read-only-volume': ['retry', 'read-only', 'folder'],
  locked: ['retry', 'folder'],
  full: ['retry', 'read-only', 'folder'],
  newer: ['retry', 'folder', 'backup', 'anew'],
  foreign: ['backup', 'retry', 'folder', 'anew'],
  damaged: ['backup', 'read-only', 'retry', 'folder', 'anew'],
  incomplete: ['backup', 'retry', 'folder', 'anew'],
  'cannot-migrate': ['retry', 'folder', 'backup', 'anew'],
  failed: ['retry', 'folder', 'backup', 'anew'],
};

/** Says what keeps a database from being opened; `what` is what is told of it besides. */
export function troubleAt(path: string, kind: TroubleKind, what = ''): Trouble {
  const values = {
    file: plain(basename(path)),
    folder: plain(dirname(path)),
    what: plain(what),
  };
  return { kind, path, said: message(`opening.trouble.${kind}`, values), ways: WAYS[kind] };
}

/** Says what an error of the file system or of SQLite's means for opening a database. */
export function troubleOf(thrown: unknown, path: string): Trouble {
  const code = whyFailed(thrown);
  const known = KINDS.find(([codes]) => codes.test(code));
  if (known !== undefined) return troubleAt(path, known[1], code);
  // What SQLite couldn't write, for whatever reason it gives, it couldn't for want of room.
  if (code.startsWith('SQLITE_IOERR') && isFull(dirname(path))) return troubleAt(path, 'full', code);
  return troubleAt(path, 'failed', code);
}

const KINDS: readonly (readonly [codes: RegExp, kind: TroubleKind])[] = [
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/, 'full'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|EBUSY|ETXTBSY|SQLITE_IOERR_LOCK)/, 'locked'],
  [/^(SQLITE_NOTADB|SQLITE_CORRUPT)/, 'damaged'],
  [/^EROFS$/, 'read-only-volume'],
  [/^SQLITE_READONLY/, 'read-only-folder'],
  [/^(EACCES|EPERM|SQLITE_PERM|SQLITE_AUTH)$/, 'no-permission'],
];

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_BYTES;
  } catch {
    return false;
  }
}
