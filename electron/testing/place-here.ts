import { onTestFinished } from 'vitest';
import { openScratches } from '#electron/file-work/scratch.ts';
import { GIVEN_UP, type WorkPlace } from '#electron/files/work-place.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** A place to work at in this thread and on this database; after so many steps the work is given up. */
export function placeHere(db: Sqlite, most = Number.MAX_SAFE_INTEGER): WorkPlace {
  const scratches = openScratches({});
  onTestFinished(scratches.clear);
  let steps = 0;
  return {
    db,
    scratch: scratches.open,
    step() {
      steps += 1;
      if (steps > most) throw GIVEN_UP;
    },
  };
}
