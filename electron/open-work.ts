import { app, type BrowserWindow } from 'electron';
import type { Changed } from '#shared/api/changes.ts';
import { developmentVariable } from './development.ts';
import { openPieces, type Pieces } from './files/pieces.ts';
import { openFileWork, type FileWork } from './file-work/file-work.ts';
import { send } from './ipc/send.ts';
import type { Store } from './store/opening/open-store.ts';
import { bestiaryChanged } from './store/search/creature-order.ts';

/** So many milliseconds after the start nobody waits for anything any more. */
const CLEAR_AFTER = 30_000;

interface WorkOptions {
  /** Path of the script that works on files. */
  readonly script: string;
  readonly window: BrowserWindow;
  /** Told what was written. */
  readonly written: (changed: Changed) => void;
}

/** The work on files, and those that come in pieces. */
export interface OpenWork extends FileWork {
  readonly pieces: Pieces;
}

/** Opens the work on files, beside the store and with the same file. */
export function openWork({ db, writable }: Store, { script, window, written }: WorkOptions): OpenWork {
  // From now on nobody stands still for a lock: main asks again, the worker waits by itself.
  db.pragma('busy_timeout = 0');
  const pieces = openPieces();
  const work = openFileWork({
    script,
    file: db.name,
    readonly: !writable,
    nativeBinding: developmentVariable('RODADA_SQLITE_BINDING'),
    tell: (task, progress) => send(window, 'work:progress', progress === null ? null : { task, ...progress }),
    changed(changed) {
      bestiaryChanged(db);
      written(changed);
    },
    report: (thrown) => console.error(thrown),
  });
  // What an export was cut off at is cleared away once the start is over.
  const clearing = setTimeout(() => {
    work
      .run('clear-unfinished', { folder: app.getPath('documents') })
      .catch((thrown: unknown) => console.error(thrown));
  }, CLEAR_AFTER);
  return {
    ...work,
    pieces,
    async close() {
      clearTimeout(clearing);
      await Promise.all([work.close(), pieces.clear()]);
    },
  };
}
