import { describe, expect, it } from 'vitest';
import { barShare } from './bar-share.ts';

describe('bars of figures', () => {
  it('are as long as their share of the longest, whatever the sign', () => {
    const lines = [{ value: 40 }, { value: -10 }, { value: 0 }];
    expect(lines.map(({ value }) => barShare(value, lines))).toEqual([100, 25, 0]);
  });

  it('are empty when all figures are 0', () => {
    expect(barShare(0, [{ value: 0 }])).toBe(0);
  });
});
