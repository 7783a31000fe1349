import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Backup } from '#shared/api/backups.ts';
import { readBackupName } from '#electron/store/opening/backup-place.ts';
import { problemsOf } from '#electron/store/opening/contents.ts';
import { APPLICATION_ID, readFileHeader } from '#electron/store/opening/file-header.ts';
import { schemaVersion } from '#electron/store/opening/migrate.ts';
import { LATEST_VERSION } from '#electron/store/migrations/index.ts';
import { openSqlite, type OpenOptions, type Sqlite } from '#electron/store/sqlite.ts';
import { whyFailed } from '#electron/store/why-failed.ts';

/** What is done with whole databases, which takes as long as they are large: away from main. */
const job = z.discriminatedUnion('kind', [
  /** `good` has a copy fail that isn't; without it, what is damaged is copied as it is. */
  z.strictObject({ kind: z.literal('copy'), from: z.string(), to: z.string(), good: z.boolean() }),
  z.strictObject({ kind: z.literal('check'), path: z.string() }),
  z.strictObject({ kind: z.literal('list'), folders: z.array(z.string()).readonly() }),
]);

/** A job, and how the worker that does it opens SQLite. */
export const workOrder = z.strictObject({ job, nativeBinding: z.string().optional() });

/** What is done with whole databases. */
export type Job = z.infer<typeof job>;

/** A job of one kind. */
type Wanted<K extends Job['kind']> = Extract<Job, { readonly kind: K }>;

/** What each job gives. */
export interface Done {
  readonly copy: null;
  /** What is wrong with a file, in SQLite's words; nothing where all is well. */
  readonly check: readonly string[];
  readonly list: readonly Backup[];
}

/** The schema since which campaigns can be deleted and brought back. */
const REMOVABLE_SINCE = 8;

/** Does a job. */
export function doJob<K extends Job['kind']>(job: Wanted<K>, sqlite: OpenOptions): Promise<Done[K]>;
export async function doJob(job: Job, sqlite: OpenOptions): Promise<Done[Job['kind']]> {
  switch (job.kind) {
    case 'copy':
      await copyWhole(job, sqlite);
      return null;
    case 'check':
      return checkFile(job, sqlite);
    case 'list':
      return listBackups(job.folders, sqlite);
  }
}

/** Pages copied at a time: a change made meanwhile has it begin again, so all the rest at once. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies a database that is in use into a new file by SQLite's backup interface, as it stood at one moment; nobody who
 * writes waits for it. The copy is a single file.
 */
async function copyWhole({ from, to, good }: Wanted<'copy'>, sqlite: OpenOptions): Promise<void> {
  const source = openSqlite(from, { ...sqlite, readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = openSqlite(to, { ...sqlite, fileMustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
  if (!good) return;
  const db = openSqlite(to, { ...sqlite, readonly: true, fileMustExist: true });
  try {
    const [problem] = problemsOf(db, { thorough: false, sqlite });
    if (problem !== undefined) throw new Error(problem);
  } finally {
    db.close();
  }
}

/** Looks through a whole database, with its indices. */
function checkFile({ path }: Wanted<'check'>, sqlite: OpenOptions): readonly string[] {
  const header = readFileHeader(path);
  if (header.kind !== 'rodada') return [header.kind];
  try {
    const db = openSqlite(path, { ...sqlite, readonly: true, fileMustExist: true });
    try {
      return problemsOf(db, { thorough: true, sqlite });
    } finally {
      db.close();
    }
  } catch (thrown) {
    return [whyFailed(thrown)];
  }
}

/** The backups in these folders, the newest first; of each only as much is read as lists show. */
function listBackups(folders: readonly string[], sqlite: OpenOptions): readonly Backup[] {
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .flatMap((path) => describe(path, sqlite) ?? [])
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

function describe(path: string, sqlite: OpenOptions): Backup | null {
  const said = readBackupName(path);
  const file = statSync(path, { throwIfNoEntry: false });
  if (said === null || file?.isFile() !== true) return null;
  const listed = { ...said, name: basename(path), bytes: file.size };
  try {
    const db = openSqlite(path, { ...sqlite, readonly: true, fileMustExist: true });
    try {
      return { ...listed, ...insideOf(db, file.size) };
    } finally {
      db.close();
    }
  } catch {
    return { ...listed, state: 'damaged', campaigns: [] };
  }
}

/** Each was looked through when it was made: whether it is as long as it was, and who is in it, tells enough of it. */
function insideOf(db: Sqlite, bytes: number): Pick<Backup, 'state' | 'campaigns'> {
  const pages = Number(db.pragma('page_count', { simple: true }));
  const whole = pages * Number(db.pragma('page_size', { simple: true })) === bytes;
  const mark = db.pragma('application_id', { simple: true });
  if (!whole || mark !== APPLICATION_ID) return { state: 'damaged', campaigns: [] };
  if (schemaVersion(db) > LATEST_VERSION) return { state: 'newer', campaigns: [] };
  const removable = schemaVersion(db) >= REMOVABLE_SINCE;
  const campaigns = db
    .prepare<[], { readonly name: string }>(
      `SELECT name FROM campaigns ${removable ? 'WHERE removed_at IS NULL' : ''} ORDER BY created_at, id`,
    )
    .all();
  return { state: 'good', campaigns: campaigns.map(({ name }) => name) };
}
