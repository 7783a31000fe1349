import type { BackupStatus } from '#shared/api/backups.ts';
import { type Message, message } from '#shared/text/message.ts';

/** How things stand with what was done. */
export interface Saving {
  /** False where the data can only be read. */
  readonly writable: boolean;
  /** The time of day of what was last written, in words; null before the first time. */
  readonly at: string | null;
  /** Why the last thing that was to be written wasn't; null when it was. */
  readonly failure: Message | null;
}

/** What the status line says of saving, and whether all is well with it. */
export function savingMessage({ writable, at, failure }: Saving): {
  readonly said: Message;
  readonly well: boolean;
} {
  if (!writable) return { said: message('backups.saving.readOnly'), well: false };
  if (failure !== null) return { said: message('backups.saving.notSaved', { why: failure }), well: false };
  return { said: at === null ? message('frame.allSaved') : message('frame.saved', { time: at }), well: true };
}

/** What it says of backups at a moment (in milliseconds), and whether the last one was made. */
export function backupMessage(
  { at, failure, second }: BackupStatus,
  now: number,
): { readonly said: Message; readonly well: boolean } {
  if (failure !== null) return { said: message('backups.status.failed'), well: false };
  if (second?.away === true && second.waiting) return { said: message('backups.status.away'), well: true };
  if (at === null) return { said: message('backups.status.none'), well: true };
  return { said: message('backups.status.age', { age: ageOf(now - Date.parse(at)) }), well: true };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function ageOf(milliseconds: number): Message {
  if (milliseconds < MINUTE) return message('backups.age.now');
  if (milliseconds < HOUR)
    return message('backups.age.minutes', { count: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < DAY) return message('backups.age.hours', { count: Math.floor(milliseconds / HOUR) });
  return message('backups.age.days', { count: Math.floor(milliseconds / DAY) });
}
