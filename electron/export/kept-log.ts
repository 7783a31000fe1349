import { isDeepStrictEqual } from 'node:util';
import type { Writing } from '#shared/log/formats/formats.ts';
import { versionOf, type Sqlite } from '#electron/store/sqlite.ts';
import { logToWrite, type LogAsked } from './log-writing.ts';

interface Kept {
  readonly asked: LogAsked;
  readonly version: string;
  readonly writing: Writing;
}

/** The one log of each database that was read for its heading last. */
const logs = new WeakMap<Sqlite, Kept>();

/** Reads a log, and keeps it for whoever writes it next: a long one takes a while to read. */
export function readAndKeep(db: Sqlite, asked: LogAsked): Writing {
  // Asked for first: what is stored while the log is read makes it an old one.
  const version = versionOf(db);
  const writing = logToWrite(db, asked);
  logs.set(db, { asked, version, writing });
  return writing;
}

/** The log that was kept, if it is the one asked for and nothing was stored since, else read anew; none is kept after. */
export function takeKept(db: Sqlite, asked: LogAsked): Writing {
  const kept = logs.get(db);
  logs.delete(db);
  const isSame = kept?.version === versionOf(db) && isDeepStrictEqual(kept.asked, asked);
  return isSame ? kept.writing : logToWrite(db, asked);
}
