import { z } from 'zod';
import { channel } from './channel-contract.ts';
import type { Message } from '#shared/text/message.ts';

/** Why a backup was made: by hand, by itself, or before something that can't be taken back by itself. */
export const BACKUP_REASONS = ['hand', 'start', 'timer', 'import', 'migration', 'restore'] as const;

/** Why a backup was made. */
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** A backup as lists show it. */
export interface Backup {
  /** Its file’s name, by which it is asked for. */
  readonly name: string;
  /** When it was made (ISO date-time). */
  readonly at: string;
  readonly reason: BackupReason;
  readonly bytes: number;
  /** `newer` was made by a later version of the app, which alone can open it. */
  readonly state: 'good' | 'newer' | 'damaged';
  /** The names of the campaigns in it, without those that had been deleted; none where it can't be read. */
  readonly campaigns: readonly string[];
}

/** The other place that backups are copied to. */
export interface SecondPlace {
  readonly folder: string;
  /** Whether it can't be reached now: what is to be copied waits for it. */
  readonly away: boolean;
  /** Whether the newest backup isn't there yet. */
  readonly waiting: boolean;
}

/** How things stand with backups, for the status line. */
export interface BackupStatus {
  /** When the newest good one was made (ISO date-time); null when there is none. */
  readonly at: string | null;
  /** Whether something was changed since. */
  readonly changed: boolean;
  /** Why the last one couldn't be made; null when it could. */
  readonly failure: Message | null;
  readonly second: SecondPlace | null;
}

/** Everything the settings show of backups. */
export interface BackupsShown extends BackupStatus {
  /** The folder they lie in. */
  readonly folder: string;
  /** The newest first. */
  readonly list: readonly Backup[];
  /** How many bytes they may take up together. */
  readonly mostBytes: number;
}

/** One of the backups that are listed. */
export const backupChoice = z.strictObject({ name: z.string().min(1).max(200) });

/** What may be asked of the data's backups. */
export const backupContract = {
  'backups:status': channel<BackupStatus>()(z.undefined()),
  'backups:show': channel<BackupsShown>()(z.undefined()),
  'backups:make': channel<null>()(z.undefined()),
  'backups:choose-second': channel<null>()(z.undefined()),
  'backups:drop-second': channel<null>()(z.undefined()),
  /** The name of the file written, or null when the narrator closed the dialog. */
  'backups:export': channel<string | null>()(z.undefined()),
};
