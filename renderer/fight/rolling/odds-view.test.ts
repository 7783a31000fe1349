import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '#shared/rules/attack-odds.ts';
import { spreadOf } from './odds-view.ts';

const odds = { hit: 0.75, critical: 0.25, meanDamage: 3, damage: { '0': 0.25, '2': 0.5, '8': 0.25 } };

describe('how the damage of an attack spreads', () => {
  it('has a bar for each loss from the least to the most, without the misses', () => {
    const spread = spreadOf(odds, null);
    expect(spread?.bars.map(({ from, to }) => [from, to])).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((one) => [one, one]),
    );
    expect(spread?.bars.map(({ height }) => height)).toEqual([1, 0, 0, 0, 0, 0, 0.5]);
    expect(spread).toMatchObject({ from: 2, to: 8, likely: { from: 2, to: 2 }, mark: null });
  });

  it('counts a hit that takes nothing off, but no miss', () => {
    const blocked = { ...odds, damage: { '0': 0.5, '2': 0.25, '3': 0.25 } };
    const spread = spreadOf(blocked, null);
    expect(spread?.from).toBe(0);
    expect(spread?.bars.map(({ chance }) => chance)).toEqual([0.25, 0, 0.25, 0.25]);
  });

  it('marks what fells, unless all or nothing of it does', () => {
    const marked = (mark: number) => spreadOf(odds, mark);
    expect(marked(5)?.mark).toBe(5);
    expect(marked(5)?.bars.map((bar) => bar.marked)).toEqual([false, false, false, true, true, true, true]);
    expect([marked(9)?.mark, marked(2)?.mark]).toEqual([null, null]);
    expect(marked(2)?.bars.every((bar) => bar.marked)).toBe(true);
    expect(marked(9)?.bars.some((bar) => bar.marked)).toBe(false);
  });

  it.each([
    ['all alike', { '1': 0.5, '2': 0.5 }, null],
    ['some in the middle', { '1': 0.2, '2': 0.3, '3': 0.3, '4': 0.2 }, { from: 2, to: 3 }],
    ['both ends', { '1': 0.4, '2': 0.2, '3': 0.4 }, null],
  ])('says which losses are the likeliest: %s', (_what, damage, likely) => {
    expect(spreadOf({ hit: 1, critical: 0, meanDamage: 0, damage }, null)?.likely).toEqual(likely);
  });

  it('gathers many losses into few bars without losing a chance', () => {
    const losses = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(losses, (some) => {
        const damage = new Map(some.map((loss) => [loss, 1 / some.length]));
        const { bars = [] } = spreadOf(oddsOf({ hit: 1, critical: 0, damage }), null) ?? {};
        expect(bars.length).toBeLessThanOrEqual(24);
        expect(bars.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 9);
        expect(Math.max(...bars.map(({ height }) => height))).toBe(1);
        for (const [index, bar] of bars.entries())
          expect(bar.from).toBe((bars[index - 1]?.to ?? bar.from - 1) + 1);
      }),
    );
  });

  it('is none where nothing can be lost', () => {
    expect(spreadOf({ ...odds, damage: { '0': 1 } }, null)).toBeNull();
    expect(spreadOf({ ...odds, hit: 0, damage: { '0': 1 } }, null)).toBeNull();
  });
});
