import { expect, it } from 'vitest';
import { pointsShare } from './points-share.ts';

it('stays within the bar far below 0 and above the maximum', () => {
  expect(pointsShare(-30, 12)).toEqual({ percent: 0, low: true });
  expect(pointsShare(30, 12)).toEqual({ percent: 100, low: false });
});

it('is low at exactly half', () => {
  expect(pointsShare(6, 12)).toEqual({ percent: 50, low: true });
  expect(pointsShare(7, 12).low).toBe(false);
});

it('is empty without a maximum', () => {
  expect(pointsShare(0, 0)).toEqual({ percent: 0, low: true });
});
