import type { BackupStatus } from '#shared/api/backups.ts';
import type { Unlisten } from '#shared/api/events.ts';
import { call, listen } from './bridge.svelte.ts';
import { formatDate, formatNumber, formatTime, t } from './text.svelte.ts';

/** How things stand with backups; null until main has told. */
export const backups: { status: BackupStatus | null } = $state({ status: null });

/** Keeps it as main tells it; gives the way to stop. */
export function watchBackups(): Unlisten {
  const stop = listen('backups:status', (status) => {
    backups.status = status;
  });
  void call('backups:status').then(
    (status) => {
      backups.status = status;
    },
    // Where the data aren't open there are none to tell of.
    () => undefined,
  );
  return stop;
}

/** When a backup was made, in words. */
export function whenText(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

const KILO = 1000;
const MEGA = 1_000_000;

/** How large a file is: `340 kB`, `1,2 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < MEGA)
    return t('backups.bytes.kilo', { figure: formatNumber(Math.max(bytes > 0 ? 1 : 0, bytes / KILO), 0) });
  return t('backups.bytes.mega', { figure: formatNumber(bytes / MEGA) });
}
