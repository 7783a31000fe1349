import type { Sqlite } from '#electron/store/sqlite.ts';

/** What long work on files has to do with. */
export interface WorkPlace {
  readonly db: Sqlite;
  /** Opens a new, empty database in a file of its own, which goes when the work is over. */
  readonly scratch: () => Sqlite;
  /** Says how much is done (of how much, where that is known); throws `GIVEN_UP` when it isn't wanted any more. */
  readonly step: (done: number, total: number | null) => void;
}

/** What is thrown out of work that was given up. */
export const GIVEN_UP = new Error('Given up.');
