import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pool } from './pool.ts';
import { chanceToBeat, chanceToReach, type RolledSide } from './check-odds.ts';

const FACES = Array.from({ length: 20 }, (_, index) => index + 1);

/** Every way a pool of one or two dice can fall, as the natural kept. */
function kept({ count, keep }: Pool): readonly number[] {
  if (count === 1) return FACES;
  const best = keep === 'best' ? Math.max : Math.min;
  return FACES.flatMap((one) => FACES.map((other) => best(one, other)));
}

const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length;

const side = fc.record({
  pool: fc.record({ count: fc.constantFrom(1, 2), keep: fc.constantFrom('best', 'worst') }),
  bonus: fc.integer({ min: -5, max: 25 }),
});

describe('the chances of a test', () => {
  it('are those of going through every way the dice can fall (N1)', () => {
    fc.assert(
      fc.property(side, fc.integer({ min: -10, max: 50 }), (one: RolledSide, needed) => {
        const reached = kept(one.pool).map((natural) => natural + one.bonus >= needed);
        expect(chanceToReach(one, needed)).toBeCloseTo(share(reached), 12);
      }),
    );
  });

  it('of an opposed one are those of the higher total; a tie is no win (N9)', () => {
    fc.assert(
      fc.property(side, side, (one: RolledSide, other: RolledSide) => {
        const won = kept(one.pool).flatMap((mine) =>
          kept(other.pool).map((its) => mine + one.bonus > its + other.bonus),
        );
        expect(chanceToBeat(one, other)).toBeCloseTo(share(won), 12);
      }),
      { numRuns: 20 },
    );
  });
});
