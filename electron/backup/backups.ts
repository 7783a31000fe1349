import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupReason, BackupStatus, BackupsShown } from '#shared/api/backups.ts';
import type { Changed } from '#shared/api/changes.ts';
import { RodadaError } from '#shared/errors.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { backupFolder, backupFolders } from '#electron/store/opening/backup-place.ts';
import { writingFailed } from '#electron/files/whole-file.ts';
import { IDENTITY } from '#electron/store/identity.ts';
import { whyFailed } from '#electron/store/why-failed.ts';
import { freeName, newestIn, pathOf, sweep } from './files.ts';
import { type AtClose, lastClose, noteClose } from './last-close.ts';
import { MOST_BYTES, outdated } from './rotation.ts';
import type { Jobs } from './run-job.ts';
import { otherPlace, type OtherPlace } from './second-place.ts';

/** How long the app is used between one backup and the next, in milliseconds. */
const REST_MS = 15 * 60_000;
/** How often it is looked whether there is something to do, in milliseconds. */
const LOOK_MS = 60_000;

/** What the app keeps for itself: nothing that anybody would miss. */
const OWN_SETTINGS: readonly string[] = ['window', IDENTITY];

/** The backups of an open database. */
export interface Backups {
  readonly status: () => BackupStatus;
  readonly show: () => Promise<BackupsShown>;
  /** Makes one at once where anything was changed since the last, and from now on every so often. */
  readonly begin: () => void;
  /** Makes one now, whether anything was changed or not; `STORE` when it can't be made. */
  readonly make: (reason: BackupReason) => Promise<void>;
  /** Makes one before something that can't be taken back, if anything was changed; what keeps it from being made is only told. */
  readonly before: (reason: BackupReason) => Promise<void>;
  /** Writes a copy of the data, damaged or not, to a file, which gets its name only when it is whole (`BAD_FILE`). */
  readonly writeTo: (path: string) => Promise<void>;
  /** Copies backups to another place, too, from now on; null for none. */
  readonly useSecond: (folder: string | null) => Promise<void>;
  readonly noteChange: (changed: Changed) => void;
  /** Ends all that is under way. */
  readonly stop: () => void;
  /** Notes how the database was left, once it has been closed; `whole`: nothing was found wrong with its file. */
  readonly closed: (whole: boolean) => void;
}

/** What backups are kept with. */
export interface BackupTools {
  /** Where the database has its place. */
  readonly path: string;
  /** The file that is open, which is another one where the data are only read. */
  readonly source: string;
  readonly identity: string;
  /** False where the data are only read: nothing is backed up by itself then. */
  readonly writable: boolean;
  /** Whether the data may have been changed since the newest backup. */
  readonly changed: boolean;
  /** The second place, as it was chosen before. */
  readonly second: string | null;
  /** Keeps another choice of it for the next starts. */
  readonly keepSecond: (folder: string | null) => void;
  readonly jobs: Jobs;
  readonly now: () => Date;
  /** Does something every so many milliseconds; gives the way to stop. */
  readonly every: (milliseconds: number, act: () => void) => () => void;
  readonly tell: (status: BackupStatus) => void;
}

/** Keeps the backups of an open database. */
export function openBackups(tools: BackupTools): Backups {
  const { path, source, identity, writable, jobs, now, every, tell } = tools;
  const home = dirname(path);
  let changed = tools.changed;
  let failure: Message | null = null;
  let other: OtherPlace | null = null;
  let newest = newestIn(backupFolders(home));
  let tried = now().getTime();
  let stopLooking = (): void => undefined;
  let told = '';
  /** One after the other. */
  let working: Promise<unknown> = Promise.resolve();

  const list = (folders: readonly string[]) => jobs.run({ kind: 'list', folders: [...folders] });

  function status(): BackupStatus {
    return { at: newest?.at ?? null, changed, failure, second: other?.state() ?? null };
  }
  function tellStatus(): void {
    const stands = status();
    const words = JSON.stringify(stands);
    if (words !== told) tell(stands);
    told = words;
  }
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = working.then(work, work);
    working = done.catch(() => undefined);
    return done;
  }

  async function makeNow(reason: BackupReason): Promise<void> {
    tried = now().getTime();
    // What is changed while it is copied may have come too late.
    changed = false;
    try {
      const folder = backupFolder(home);
      await sweep(folder);
      const backup = join(folder, freeName(folder, now(), reason));
      await copyTo(backup, true);
      failure = null;
      await other?.bring(backup);
      await rotate();
      newest = newestIn(backupFolders(home));
    } catch (thrown) {
      changed = true;
      failure = message('backups.failed', { why: plain(whyFailed(thrown)) });
      throw new RodadaError('STORE', failure);
    } finally {
      tellStatus();
    }
  }
  async function copyTo(target: string, good: boolean): Promise<void> {
    const unfinished = `${target}.tmp`;
    try {
      await jobs.run({ kind: 'copy', from: source, to: unfinished, good });
      await rename(unfinished, target);
    } catch (thrown) {
      await rm(unfinished, { force: true });
      throw thrown;
    }
  }
  async function rotate(): Promise<void> {
    const folders = backupFolders(home);
    for (const name of outdated(await list(folders), now())) {
      const gone = pathOf(folders, name);
      if (gone !== null) await rm(gone, { force: true });
    }
  }
  function quietly(reason: BackupReason): Promise<void> {
    return inTurn(async () => {
      if (changed && writable) await makeNow(reason);
    }).catch(() => undefined);
  }
  function look(): void {
    if (now().getTime() - tried >= REST_MS) void quietly('timer');
    void inTurn(async () => other?.retry()).then(tellStatus);
  }
  function setOther(folder: string | null): void {
    const listOne = (one: string) => list([one]);
    other =
      folder === null ? null : otherPlace({ folder, identity, now, list: listOne, mostBytes: MOST_BYTES });
  }
  setOther(tools.second);

  return {
    status,
    async show() {
      const folders = backupFolders(home);
      return {
        ...status(),
        folder: folders[0] ?? join(home, 'backups'),
        list: await list(folders),
        mostBytes: MOST_BYTES,
      };
    },
    begin() {
      stopLooking = every(LOOK_MS, look);
      void quietly('start');
    },
    make: (reason) => inTurn(() => makeNow(reason)),
    before: quietly,
    async writeTo(target) {
      try {
        await copyTo(target, false);
      } catch (thrown) {
        throw writingFailed(thrown);
      }
    },
    async useSecond(folder) {
      tools.keepSecond(folder);
      setOther(folder);
      await inTurn(async () => (newest === null ? undefined : other?.bring(newest.path)));
      tellStatus();
    },
    noteChange(what) {
      const ownOnly = what.settings?.every((name) => OWN_SETTINGS.includes(name)) === true;
      if (ownOnly && Object.keys(what).length === 1) return;
      changed = true;
      tellStatus();
    },
    stop() {
      stopLooking();
      jobs.stop();
    },
    closed(whole) {
      if (writable) noteLeft(path, { changed, whole });
    },
  };
}

/** Notes how a database was left, once it has been closed. */
export function noteLeft(path: string, atClose: AtClose): void {
  const [folder] = backupFolders(dirname(path));
  if (folder !== undefined) noteClose(folder, path, atClose);
}

/** How a database that isn't open yet was left at its last close. */
export function howLeft(path: string): AtClose {
  const [folder] = backupFolders(dirname(path));
  return folder === undefined ? { changed: true, whole: false } : lastClose(folder, path);
}
