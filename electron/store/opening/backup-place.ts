import { lstatSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BACKUP_REASONS, type BackupReason } from '#shared/api/backups.ts';

/** The folder of backups, beside the database. */
const FOLDER = 'backups';

/** How many names are tried where something else stands in the way of the first. */
const MOST_FOLDERS = 9;

/** What a backup’s name says of it. */
export interface BackupName {
  /** ISO date-time. */
  readonly at: string;
  readonly reason: BackupReason;
}

/** `rodada-2026-11-28T21-04-09.123-start.db`: sorted by name, they are sorted by date, which is in universal time. */
const NAME = /^rodada-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3})-([a-z]+)\.db$/;
/** As they were named before: only those made before a migration. */
const OLD_NAME = /^rodada-v\d+-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.db$/;

/** The name of a backup made now. */
export function backupFileName(now: Date, reason: BackupReason): string {
  return `rodada-${now.toISOString().slice(0, 23).replaceAll(':', '-')}-${reason}.db`;
}

/** What a file's name says of the backup it is; null for a file that is none. */
export function readBackupName(path: string): BackupName | null {
  const name = basename(path);
  const old = OLD_NAME.exec(name)?.[1];
  if (old !== undefined) return { at: momentOf(`${old}.000`), reason: 'migration' };
  const [, stamp, word] = NAME.exec(name) ?? [];
  const reason = BACKUP_REASONS.find((one) => one === word);
  return stamp === undefined || reason === undefined ? null : { at: momentOf(stamp), reason };
}

function momentOf(stamp: string): string {
  const [date = '', time = ''] = stamp.split('T');
  return `${date}T${time.replaceAll('-', ':')}Z`;
}

/** The folders beside a database that hold its backups, the one that new ones go to first. Where a file has its name, the next free one is taken. */
export function backupFolders(databaseFolder: string): readonly string[] {
  return candidates(databaseFolder).filter((path) =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory(),
  );
}

/** The folder that new backups of a database go to, made where there is none yet. */
export function backupFolder(databaseFolder: string): string {
  const [known] = backupFolders(databaseFolder);
  if (known !== undefined) return known;
  const free = candidates(databaseFolder).find(
    (path) => lstatSync(path, { throwIfNoEntry: false }) === undefined,
  );
  const folder = free ?? join(databaseFolder, FOLDER);
  mkdirSync(folder);
  return folder;
}

function candidates(databaseFolder: string): readonly string[] {
  return Array.from({ length: MOST_FOLDERS }, (_, index) =>
    join(databaseFolder, index === 0 ? FOLDER : `${FOLDER}-${index + 1}`),
  );
}
