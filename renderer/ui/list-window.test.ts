import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowOf } from './list-window.ts';

describe('the window of a long list', () => {
  const place = { visible: 720, rowHeight: 60, count: 50_000, overscan: 5 };

  it('holds the visible rows and a few more', () => {
    expect(windowOf({ ...place, above: -200 })).toEqual({ first: 0, end: 14 });
    expect(windowOf({ ...place, above: 60_000 })).toEqual({ first: 995, end: 1017 });
    expect(windowOf({ ...place, above: 50_000 * 60 - 720 })).toEqual({ first: 49_983, end: 50_000 });
    expect(windowOf({ ...place, count: 0, above: 0 })).toEqual({ first: 0, end: 0 });
  });

  it('never leaves a visible row undrawn, nor draws many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 3_100_000 }), fc.nat({ max: 50_000 }), (above, count) => {
        const { first, end } = windowOf({ ...place, above, count });
        expect(end - first).toBeLessThanOrEqual(720 / 60 + 2 + 2 * 5);
        for (let y = Math.max(0, above); y < Math.min(above + 720, count * 60); y += 30) {
          const row = Math.floor(y / 60);
          expect(row >= first && row < end).toBe(true);
        }
      }),
    );
  });
});
