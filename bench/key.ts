import { join } from 'node:path';
import { openEmptyPage } from './empty-page.ts';
import { compareMeasured, medianOf, type Ratio } from './measure.ts';
import { openTracker } from './open-tracker.ts';
import { TRACKER_ACTS } from './tracker-acts.ts';
import { inTempFolder } from './temp-folder.ts';

const FIGHT = { combatants: 7, entries: 40 };
/** What these lines promise. */
const LIMIT = 1.5;
const ROUNDS = 7;
/** Each measure is the median of this many, since a frame comes when it comes. */
const REPEATS = 7;
/** What a narrator does in every turn. */
const COMMON: ReadonlySet<string> = new Set([
  'next turn',
  'undo',
  'open the attack',
  'pick a target',
  'type a figure',
  'attack by Enter',
  'damage by Enter',
]);

/** From key to painted frame in a fight of 7, act by act, against a key that changes one text in an empty window. */
export function keyBench(): Promise<readonly Ratio[]> {
  return inTempFolder(async (folder, keep) => {
    const { page } = keep(await openTracker(join(folder, 'fight'), FIGHT));
    const empty = keep(await openEmptyPage(join(folder, 'empty')));
    const ratios: Ratio[] = [];
    for (const { name, time } of TRACKER_ACTS.filter((act) => COMMON.has(act.name))) {
      ratios.push(
        await compareMeasured(
          `${name}: key to frame in a fight of ${FIGHT.combatants} / a key that changes one text in an empty window`,
          LIMIT,
          () => medianOf(REPEATS, () => time(page)),
          () => medianOf(REPEATS, empty.key),
          ROUNDS,
        ),
      );
    }
    return ratios;
  });
}
