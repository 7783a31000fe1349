import { accessSync, constants, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TroubleKind } from '#shared/api/opening.ts';
import { LATEST_VERSION } from '#electron/store/migrations/index.ts';
import { isDamage, openSqlite, type OpenOptions } from '#electron/store/sqlite.ts';
import { whyFailed } from '#electron/store/why-failed.ts';
import { contentsOf } from './contents.ts';
import { readFileHeader } from './file-header.ts';
import { leftoversOf } from './leftovers.ts';

/** What stands at the database's place before it is opened. */
export type FileState =
  | { readonly kind: 'absent' | 'good' }
  /** Good by itself; what stands beside it isn't its own. */
  | { readonly kind: 'foreign-companions' }
  /** Good as far as its log can be played, the rest of which is damaged. */
  | { readonly kind: 'torn-log' }
  /** `what` names what is lacking, or wrong, where that can be told. */
  | { readonly kind: TroubleKind; readonly what?: string };

const ANYONE_WRITES = 0o222;

/** The states that the file is opened in. */
export function isTrouble(state: FileState): state is Extract<FileState, { readonly kind: TroubleKind }> {
  return !['absent', 'good', 'foreign-companions', 'torn-log'].includes(state.kind);
}

/**
 * Examines what stands at the database's place. Nothing is changed but what SQLite itself takes back or plays in, once it
 * is known to be the file's own. Throws what the file system or SQLite throws when it can't be told. The contents of a
 * file that was `looked` through by others are taken as good.
 */
export function fileState(path: string, sqlite: OpenOptions, looked = false): FileState {
  const itself = lstatSync(path, { throwIfNoEntry: false });
  if (itself === undefined) return { kind: 'absent' };
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined) return { kind: 'link-away' };
  if (!file.isFile()) return { kind: 'not-a-file' };
  const header = readFileHeader(path);
  if (header.kind !== 'rodada') return { kind: header.kind };
  if (header.version > LATEST_VERSION) return { kind: 'newer' };
  // SQLite keeps its companions where a link leads.
  const real = realpathSync(path);
  const shut = whyNotWritable(real);
  if (shut !== null) return { kind: shut };
  const leftovers = leftoversOf(real, header, sqlite);
  if (leftovers === 'foreign') return { kind: 'foreign-companions' };
  if (leftovers === 'torn') return { kind: 'torn-log' };
  if (leftovers === 'in-use') return { kind: 'locked' };
  if (leftovers === 'damaged') return { kind: 'damaged' };
  return looked ? { kind: 'good' } : contentState(path, sqlite);
}

/** What SQLite finds inside, once it has recovered what an end broken off left; a newer app's last acts may be in the log. */
function contentState(path: string, sqlite: OpenOptions): FileState {
  const db = openSqlite(path, { ...sqlite, fileMustExist: true });
  try {
    const found = contentsOf(db, { thorough: false, sqlite });
    if (found.kind === 'incomplete')
      return { kind: 'incomplete', what: found.lacking.slice(0, 5).join(', ') };
    return { kind: found.kind };
  } catch (thrown) {
    if (isDamage(thrown)) return { kind: 'damaged' };
    throw thrown;
  } finally {
    db.close();
  }
}

/**
 * What keeps the file, or its folder (for the write-ahead log), from being written; null when nothing does. A file marked
 * read-only can't be written by anyone.
 */
function whyNotWritable(path: string): TroubleKind | null {
  const ofFolder = whyNoNewFile(path);
  if (ofFolder === 'read-only-volume') return ofFolder;
  const ofFile = whyNoAccess(path);
  if (ofFile === 'EROFS') return 'read-only-volume';
  if (ofFile !== null || (statSync(path).mode & ANYONE_WRITES) === 0) return 'read-only-file';
  return ofFolder;
}

/** What keeps a file from being made beside this path, or at it; null when nothing does. */
export function whyNoNewFile(path: string): TroubleKind | null {
  const folder = dirname(path);
  const why = whyNoAccess(folder);
  if (why === 'EROFS') return 'read-only-volume';
  return why !== null || (statSync(folder).mode & ANYONE_WRITES) === 0 ? 'read-only-folder' : null;
}

function whyNoAccess(path: string): string | null {
  try {
    accessSync(path, constants.W_OK);
    return null;
  } catch (thrown) {
    return whyFailed(thrown);
  }
}
