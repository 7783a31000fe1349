import { describe, expect, it } from 'vitest';
import { oddsView } from './odds-view.ts';

const odds = { hit: 0.75, critical: 0.25, meanDamage: 3, damage: { '0': 0.25, '2': 0.5, '8': 0.25 } };

describe('what to expect of an attack', () => {
  it('says how likely it leaves the target without points, temporary ones counted', () => {
    expect(oddsView(odds, { current: 2, max: 9, temp: 0 }).fell).toBe(0.75);
    expect(oddsView(odds, { current: 2, max: 9, temp: 1 }).fell).toBe(0.25);
    expect(oddsView(odds, { current: 9, max: 9, temp: 0 }).fell).toBe(0);
  });

  it('has a bar for each loss from the least to the most, without the misses', () => {
    const { bars } = oddsView(odds, { current: 9, max: 9, temp: 0 });
    expect(bars.map(({ from, to }) => [from, to])).toEqual([2, 3, 4, 5, 6, 7, 8].map((loss) => [loss, loss]));
    expect(bars.map(({ height }) => height)).toEqual([1, 0, 0, 0, 0, 0, 0.5]);
  });

  it('gathers many losses into few bars without losing a chance', () => {
    const damage = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [String(index + 1), 0.01]));
    const { bars } = oddsView({ ...odds, damage }, { current: 9, max: 9, temp: 0 });
    expect(bars.length).toBeLessThanOrEqual(24);
    expect(bars.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1);
  });

  it('has no bars where nothing can be lost', () => {
    expect(oddsView({ ...odds, damage: { '0': 1 } }, { current: 9, max: 9, temp: 0 }).bars).toEqual([]);
  });
});
