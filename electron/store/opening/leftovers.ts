import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIdentity } from '#electron/store/identity.ts';
import { openSqlite, type OpenOptions } from '#electron/store/sqlite.ts';
import { whyFailed } from '#electron/store/why-failed.ts';
import { contentsOf } from './contents.ts';
import type { FileHeader } from './file-header.ts';
import { readWal } from './wal-file.ts';

/**
 * What an end that was broken off left beside the database: `own` is for SQLite to play into the file, or take back from
 * it, by itself; of a `torn` log it can play a part only; `foreign` isn't of this file; `in-use` is being written now.
 */
export type Leftovers = 'none' | 'own' | 'torn' | 'foreign' | 'in-use' | 'damaged';

/**
 * Finds out, without touching the database, whether what stands beside it is its own: SQLite itself plays in whatever it
 * finds there. Where the logs don't tell, it is tried on a copy.
 */
export function leftoversOf(
  path: string,
  header: Extract<FileHeader, { readonly kind: 'rodada' }>,
  sqlite: OpenOptions,
): Leftovers {
  const before = companionSizes(path);
  if (before.every(({ size }) => size === 0)) return 'none';
  const found = judge(path, header, sqlite);
  const after = companionSizes(path);
  // Somebody is at work: what was seen is of no account.
  return JSON.stringify(before) === JSON.stringify(after) ? found : 'in-use';
}

function companionSizes(path: string): readonly { readonly size: number; readonly mtimeMs: number }[] {
  return ['-wal', '-journal'].map((suffix) => {
    const found = statSync(path + suffix, { throwIfNoEntry: false });
    return { size: found?.size ?? 0, mtimeMs: found?.mtimeMs ?? 0 };
  });
}

function judge(
  path: string,
  header: Extract<FileHeader, { readonly kind: 'rodada' }>,
  sqlite: OpenOptions,
): Leftovers {
  const [found] = companionSizes(path);
  const hasLog = found !== undefined && found.size > 0;
  // A file gets its log only after its header says so, and loses it before the header says so.
  if (hasLog && !header.wal) return 'foreign';
  const log = hasLog ? readWal(`${path}-wal`, header.pageSize) : null;
  if (log?.state === 'unplayable') return 'foreign';
  const tried = tryOnCopy(path, log?.identities ?? new Set(), sqlite);
  return tried === 'own' && log?.state === 'torn' ? 'torn' : tried;
}

/** What a copy of the database is, with and without what stands beside it, which names these databases. */
function tryOnCopy(
  path: string,
  named: ReadonlySet<string>,
  sqlite: OpenOptions,
): 'own' | 'foreign' | 'damaged' {
  let folder: string;
  try {
    folder = mkdtempSync(join(tmpdir(), 'rodada-opening-'));
  } catch {
    // Nowhere to try it.
    return 'own';
  }
  try {
    const alone = join(folder, 'alone.db');
    const played = join(folder, 'played.db');
    copyFileSync(path, alone);
    for (const suffix of ['', '-wal', '-journal']) {
      if (statSync(path + suffix, { throwIfNoEntry: false })) copyFileSync(path + suffix, played + suffix);
    }
    const [before, after] = [portraitOf(alone, sqlite), portraitOf(played, sqlite)];
    if (after === null) return before === null ? 'damaged' : 'foreign';
    const identity = before?.identity ?? null;
    if (identity !== null && named.size > 0 && !named.has(identity)) return 'foreign';
    return before !== null && areStrangers(before, after) ? 'foreign' : 'own';
  } catch (thrown) {
    if (whyFailed(thrown) === 'ENOSPC') return 'own';
    throw thrown;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a database is known by. */
interface Portrait {
  readonly identity: string | null;
  readonly campaigns: readonly string[];
}

/** Null for one that is damaged. */
function portraitOf(path: string, sqlite: OpenOptions): Portrait | null {
  const { nativeBinding } = sqlite;
  const db = openSqlite(path, { nativeBinding, fileMustExist: true });
  try {
    const { kind } = contentsOf(db, { thorough: true, sqlite });
    if (kind === 'newer') return { identity: null, campaigns: [] };
    if (kind !== 'good') return null;
    const campaigns = db.prepare<[], { readonly id: string }>('SELECT id FROM campaigns').all();
    return { identity: readIdentity(db), campaigns: campaigns.map(({ id }) => id) };
  } catch {
    return null;
  } finally {
    db.close();
  }
}

/** Whether these are two different databases; where one has no identity yet, by the campaigns, of which some stay. */
function areStrangers(one: Portrait, other: Portrait): boolean {
  if (one.identity !== null && other.identity !== null) return one.identity !== other.identity;
  return (
    one.campaigns.length > 0 &&
    other.campaigns.length > 0 &&
    !one.campaigns.some((id) => other.campaigns.includes(id))
  );
}
