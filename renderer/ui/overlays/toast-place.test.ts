import { describe, expect, it } from 'vitest';
import { clearPlace } from './toast-place.ts';

const ROOM = { width: 1280, height: 720 };
const SIZE = { width: 400, height: 50 };
const field = (left: number, top: number, inUse = false) => ({
  area: { left, top, width: 200, height: 40 },
  inUse,
});

describe('where messages lie', () => {
  it.each([
    ['in the middle below where nothing is covered', [field(500, 300)], 'bottom'],
    ['beside a field there', [field(500, 660)], 'bottom-end'],
    ['on the other side where there are two', [field(500, 660), field(1000, 650)], 'bottom-start'],
    ['above where all below are taken', [field(500, 660), field(1000, 650), field(30, 650)], 'top'],
    [
      'over another than the field in use where no place is clear',
      [field(500, 660, true), field(1000, 650), field(30, 650), field(520, 30), field(700, 30)],
      'bottom-end',
    ],
  ] as const)('%s', (_what, fields, place) => {
    expect(clearPlace(SIZE, ROOM, fields)).toBe(place);
  });
});
