import { join } from 'node:path';
import { compareMeasured, medianOf, type Ratio } from './measure.ts';
import { openTracker, type OpenApp } from './open-tracker.ts';
import type { FightSize } from './prepared-fight.ts';
import { TRACKER_ACTS } from './tracker-acts.ts';
import { inTempFolder } from './temp-folder.ts';

const BIG: FightSize = { combatants: 200, entries: 5000 };
const SMALL: FightSize = { combatants: 5, entries: 10 };
/** What these lines promise. */
const LIMIT = 1.2;
const ROUNDS = 5;
/** Each measure is the median of this many, since a frame comes when it comes. */
const REPEATS = 5;

/** From key to painted frame in the real app: a fight of 200 with 5,000 entries against one of 5 with 10, act by act. */
export function fluentBench(): Promise<readonly Ratio[]> {
  return inTempFolder(async (folder, keep) => {
    const big = keep(await openTracker(join(folder, 'big'), BIG));
    const small = keep(await openTracker(join(folder, 'small'), SMALL));
    const ratios: Ratio[] = [];
    for (const { name, time } of TRACKER_ACTS) {
      const title = `${name}: key to frame, 200 with 5000 entries / 5 with 10`;
      const measured = ({ page }: OpenApp) => medianOf(REPEATS, () => time(page));
      ratios.push(
        await compareMeasured(
          title,
          LIMIT,
          () => measured(big),
          () => measured(small),
          ROUNDS,
        ),
      );
    }
    return ratios;
  });
}
