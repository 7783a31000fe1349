import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf } from './chart.ts';

describe('bars of a chart', () => {
  it('are as long as their share of the longest', () => {
    expect(barsOf([40, 10, 0])).toEqual({
      zero: 0,
      bars: [
        { start: 0, length: 100 },
        { start: 0, length: 25 },
        { start: 0, length: 0 },
      ],
    });
  });

  it('go to either side of a line when some are negative', () => {
    expect(barsOf([3, -1])).toEqual({
      zero: 25,
      bars: [
        { start: 25, length: 75 },
        { start: 0, length: 25 },
      ],
    });
  });

  it('are shares of a given whole', () => {
    expect(barsOf([0.5], 1).bars).toEqual([{ start: 0, length: 50 }]);
  });

  it('law: never leave their track', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -999, max: 999 })), (values) => {
        for (const { start, length } of barsOf(values).bars) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + length).toBeLessThanOrEqual(100.0001);
        }
      }),
    );
  });
});
