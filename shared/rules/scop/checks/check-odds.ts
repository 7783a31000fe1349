import type { DiceMethod } from '#shared/rules/scop/options.ts';
import { D10_HIGHEST_KEPT, D6_HIGHEST_KEPT, type Pool, type CheckRoll } from './check-roll.ts';

/** One thing a check may come to, and its chance; a failed check is apart from a level 0 that was reached. */
export interface LevelChance extends Pick<CheckRoll, 'level' | 'failed'> {
  readonly chance: number;
}

const SIDES = { d6: 6, d10: 10 } as const satisfies Record<DiceMethod, number>;

/** Every level a check may come to, with its exact chance (S1, S2, S3). */
export function levelChances(pool: Pool): readonly LevelChance[] {
  const chances = new Map<number, number>();
  const add = (level: number, chance: number): void => {
    chances.set(level, (chances.get(level) ?? 0) + chance);
  };
  const failed = pool.method === 'd10' ? addPool(pool.pool, add) : addBaseDie(pool, add);
  const levels = [...chances].map(([level, chance]) => ({ level, failed: false, chance }));
  return [{ level: 0, failed: true, chance: failed }, ...levels].filter(({ chance }) => chance > 0);
}

type Add = (level: number, chance: number) => void;

/** S2: the base die if it survives, 1 more or less for each other survivor; gives the chance that none does. */
function addBaseDie({ support, penalty }: Extract<Pool, { method: 'd6' }>, add: Add): number {
  const out = 1 - D6_HIGHEST_KEPT / SIDES.d6;
  const others = survivors(support + penalty, D6_HIGHEST_KEPT / SIDES.d6);
  const each = support > 0 ? 1 : -1;
  for (const [count, chance] of others.entries()) {
    for (let face = 1; face <= D6_HIGHEST_KEPT; face += 1) add(face + each * count, chance / SIDES.d6);
    if (count > 0) add(each * count, chance * out);
  }
  return (others[0] ?? 1) * out;
}

/** S3: the highest survivor and 1 for each other; gives the chance that none survives. */
function addPool(dice: number, add: Add): number {
  const counts = survivors(dice, D10_HIGHEST_KEPT / SIDES.d10);
  for (const [count, chance] of counts.entries()) {
    if (count === 0) continue;
    for (let face = 1; face <= D10_HIGHEST_KEPT; face += 1) {
      const highest = (face / D10_HIGHEST_KEPT) ** count - ((face - 1) / D10_HIGHEST_KEPT) ** count;
      add(face + count - 1, chance * highest);
    }
  }
  return counts[0] ?? 1;
}

/** The chance of each number of survivors among so many dice, each of which survives with this chance. */
function survivors(dice: number, each: number): Float64Array {
  const chances = new Float64Array(dice + 1);
  chances[0] = 1;
  for (let die = 1; die <= dice; die += 1) {
    for (let count = die; count >= 0; count -= 1) {
      const more = count === 0 ? 0 : (chances[count - 1] ?? 0);
      chances[count] = (chances[count] ?? 0) * (1 - each) + more * each;
    }
  }
  return chances;
}
