import type { Backups } from '#electron/backup/backups.ts';
import type { BackupDialogs } from '#electron/handlers/services.ts';
import type { OpeningActs } from '#electron/opening/opening.ts';

const nothing = { at: null, changed: false, failure: null, second: null };
const open = () => Promise.resolve({ kind: 'open' } as const);

/** Backups that are never made, of data that are open: for tests of what else there is. */
export const NO_BACKUPS: {
  readonly backups: Backups;
  readonly backupDialogs: BackupDialogs;
  readonly opening: OpeningActs;
} = {
  backups: {
    status: () => nothing,
    show: () => Promise.resolve({ ...nothing, folder: '', list: [], mostBytes: 0 }),
    begin: () => undefined,
    make: () => Promise.resolve(),
    before: () => Promise.resolve(),
    writeTo: () => Promise.resolve(),
    useSecond: () => Promise.resolve(),
    noteChange: () => undefined,
    stop: () => undefined,
    closed: () => undefined,
  },
  backupDialogs: { chooseSecond: () => Promise.resolve(null), chooseTarget: () => Promise.resolve(null) },
  opening: {
    state: open,
    retry: open,
    openBackup: open,
    chooseFolder: open,
    readOnly: open,
    beginAnew: open,
    restore: open,
  },
};
