import { join } from 'node:path';
import type { Backup } from '#shared/api/backups.ts';
import type { OpeningState, Trouble } from '#shared/api/opening.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { howLeft } from '#electron/backup/backups.ts';
import type { Jobs } from '#electron/backup/run-job.ts';
import { pathOf } from '#electron/backup/files.ts';
import { secondFolders } from '#electron/backup/second-place.ts';
import type { Answering } from '#electron/ipc/bind.ts';
import { backupFolders } from '#electron/store/opening/backup-place.ts';
import {
  beginAnew,
  closeStore,
  FILE_NAME,
  openBackup,
  openStore,
  replaceWith,
  type Opening,
  type Store,
  type StorePlace,
} from '#electron/store/opening/open-store.ts';
import { copyBeside } from '#electron/store/opening/new-file.ts';
import { openReadOnly } from '#electron/store/opening/read-only.ts';
import { troubleAt, troubleOf } from '#electron/store/opening/trouble.ts';
import type { OpenOptions } from '#electron/store/sqlite.ts';
import { keepPlaces, readPlaces, USUAL_PLACES, type Places } from './place-file.ts';

/** What the narrator may do while the data aren't open, and the one thing that closes them. Each gives how things stand then. */
export interface OpeningActs {
  readonly state: () => Promise<OpeningState>;
  readonly retry: () => Promise<OpeningState>;
  /** Puts a copy of a backup at the database's place; what stands there is set aside. */
  readonly openBackup: (name: string) => Promise<OpeningState>;
  readonly chooseFolder: () => Promise<OpeningState>;
  readonly readOnly: () => Promise<OpeningState>;
  /** Makes a new database; what stands at its place is set aside. */
  readonly beginAnew: () => Promise<OpeningState>;
  /** Closes the open data and goes on with a copy of this backup; the data closed become a backup themselves. */
  readonly restore: (backup: string) => Promise<OpeningState>;
}

/** Everything that works over an open database. */
export interface Running {
  readonly answering: Answering;
  /** Has whatever shows or reads the data come to an end. */
  readonly leave: () => Promise<void>;
  /** Closes the database. */
  readonly close: () => void;
}

/** How the data came to be opened. */
export interface Opened {
  readonly acts: OpeningActs;
  /** Whether they may have been changed since their newest backup. */
  readonly changed: boolean;
  /** The second place of their backups, as it was chosen before. */
  readonly second: string | null;
  /** Keeps another choice of it for the next starts. */
  readonly keepSecond: (folder: string | null) => void;
}

/** What the data are opened with. */
export interface OpeningTools<R extends Running> {
  /** The folder that data lie in unless it is said otherwise. */
  readonly home: string;
  readonly now: () => Date;
  readonly sqlite: OpenOptions;
  readonly jobs: Jobs;
  /** Opens everything over a database. */
  readonly start: (store: Store, opened: Opened) => R;
  /** Told when other data were put in the place of those that had been open. */
  readonly replaced: () => void;
  /** Answers for as long as there is none open: the acts, and that the rest can't be had. */
  readonly answerBlocked: (acts: OpeningActs, why: () => RodadaError) => Answering;
  /** Takes what was thrown and isn't told, for the developers. */
  readonly report: (thrown: unknown) => void;
  /** Asks for a folder; null when the dialog was closed. */
  readonly chooseFolder: () => Promise<string | null>;
}

/** The data being opened, open, or kept from it. */
export interface Beginning<R extends Running> {
  readonly answering: Answering;
  /** What the data were first opened as, at once or after some choice of the narrator's. */
  readonly opened: Promise<R>;
  /** Closes everything for good. */
  readonly close: () => void;
}

/** Opens the data, or waits for the narrator to say how to go on. */
export function beginOpening<R extends Running>(tools: OpeningTools<R>): Beginning<R> {
  const { home, sqlite, jobs, now } = tools;
  let places: Places | null = readPlaces(home);
  let running: R | null = null;
  let trouble: Trouble = troubleAt(join(home, FILE_NAME), 'failed');
  let forget = (): void => undefined;
  let first: (opened: R) => void = () => undefined;
  const opened = new Promise<R>((resolve) => {
    first = resolve;
  });

  const place = (): StorePlace => ({
    folder: places?.folder ?? home,
    expected: places?.opened ?? false,
    now: now(),
    sqlite,
  });
  const folders = () => [...backupFolders(place().folder), ...secondFolders(places?.second ?? null)];

  function settle(opening: Opening, changed: boolean): void {
    if (opening.kind === 'blocked') {
      trouble = opening.trouble;
      return;
    }
    try {
      running = tools.start(opening.store, {
        acts,
        changed: changed && !opening.store.fresh,
        second: places?.second ?? null,
        keepSecond: (second) => keep({ ...(places ?? USUAL_PLACES), second }),
      });
    } catch (thrown) {
      // The file is whole, but what stands in it can't be worked with.
      tools.report(thrown);
      closeStore(opening.store);
      trouble = troubleOf(thrown, opening.store.path);
      return;
    }
    if (places !== null && places.folder !== null && !places.opened) keep({ ...places, opened: true });
    first(running);
  }
  function keep(chosen: Places): void {
    places = chosen;
    keepPlaces(home, chosen);
  }
  function open(how: (at: StorePlace) => Opening): void {
    const path = join(place().folder, FILE_NAME);
    // Where the narrator's own words can't be understood, nothing is begun in another place.
    if (places === null) settle({ kind: 'blocked', trouble: troubleAt(path, 'places') }, false);
    else {
      // Opening it changes the file.
      const { changed, whole } = howLeft(path);
      settle(how({ ...place(), whole }), changed);
    }
  }

  async function state(): Promise<OpeningState> {
    if (running !== null) return { kind: 'open' };
    const listed = await jobs.run({ kind: 'list', folders: folders() });
    return { kind: 'blocked', trouble, backups: await goodFirst(listed) };
  }
  /** Puts the good ones first, of which the newest was looked through just now. */
  async function goodFirst(newestFirst: readonly Backup[]): Promise<readonly Backup[]> {
    const damaged = new Set<string>();
    for (const { name } of newestFirst.filter((one) => one.state === 'good')) {
      if (await isWhole(name)) break;
      damaged.add(name);
    }
    return newestFirst
      .map((one): Backup => (damaged.has(one.name) ? { ...one, state: 'damaged' } : one))
      .toSorted((a, b) => Number(b.state === 'good') - Number(a.state === 'good'));
  }
  async function isWhole(name: string): Promise<boolean> {
    const path = pathOf(folders(), name);
    return path !== null && (await jobs.run({ kind: 'check', path })).length === 0;
  }
  /** Only while there is none open. */
  const blocked = (act: () => Promise<void> | void) => async (): Promise<OpeningState> => {
    if (running === null) await act();
    return state();
  };
  async function goodOne(name: string): Promise<string> {
    const found = pathOf(folders(), name);
    if (found === null) throw new RodadaError('NOT_FOUND', message('backups.notFound'), { path: 'name' });
    if (await isWhole(name)) return found;
    throw new RodadaError('BAD_FILE', message('backups.damagedOne'));
  }
  async function copied(backup: string): Promise<string> {
    const path = join(place().folder, FILE_NAME);
    try {
      return await copyBeside(backup, path);
    } catch (thrown) {
      throw new RodadaError('STORE', troubleOf(thrown, path).said);
    }
  }
  const acts: OpeningActs = {
    state,
    retry: blocked(() => {
      places = readPlaces(home);
      open(openStore);
    }),
    openBackup: (name) =>
      blocked(async () => {
        const backup = await goodOne(name);
        open((at) => openBackup(at, backup));
      })(),
    chooseFolder: blocked(async () => {
      const chosen = await tools.chooseFolder();
      if (chosen === null) return;
      const folder = chosen === home ? null : chosen;
      keep({ folder, opened: false, second: places?.second ?? null });
      open(openStore);
    }),
    readOnly: blocked(async () => {
      const reading = await openReadOnly(place());
      forget = reading.forget;
      settle(reading, false);
    }),
    beginAnew: blocked(() => open(beginAnew)),
    async restore(name) {
      const backup = await goodOne(name);
      if (running === null) return state();
      const copy = await copied(backup);
      await running.leave();
      running.close();
      running = null;
      // What is open then is in a backup already.
      settle(replaceWith(place(), copy), false);
      tools.replaced();
      return state();
    },
  };

  open(openStore);
  const blockedAnswering = tools.answerBlocked(acts, () => new RodadaError('STORE', trouble.said));
  return {
    opened,
    answering: (channel, event, raw) => (running?.answering ?? blockedAnswering)(channel, event, raw),
    close() {
      running?.close();
      forget();
    },
  };
}
