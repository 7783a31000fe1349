import { describe, expect, it } from 'vitest';
import { cutFor, wholeWithin } from './cut.ts';

describe('the whole of a picture', () => {
  it('is made smaller until its longest side fits', () => {
    expect(wholeWithin({ width: 2000, height: 1000 }, 500)).toMatchObject({ width: 500, height: 250 });
    expect(wholeWithin({ width: 10, height: 4000 }, 400)).toMatchObject({ width: 1, height: 400 });
  });

  it('is never made larger', () => {
    expect(wholeWithin({ width: 40, height: 30 }, 500)).toMatchObject({ width: 40, height: 30 });
  });
});

describe('a picture cut for a frame', () => {
  const square = { width: 128, height: 128 };

  it('loses both sides where it is too wide', () => {
    const { from, ...size } = cutFor({ width: 600, height: 200 }, square);
    expect([from, size]).toEqual([{ x: 200, y: 0, width: 200, height: 200 }, square]);
  });

  it('loses more below than above where it is too high', () => {
    const { from } = cutFor({ width: 200, height: 600 }, square);
    expect(from).toEqual({ x: 0, y: 80, width: 200, height: 200 });
  });

  it('keeps its own pixels where it is smaller than the frame', () => {
    expect(cutFor({ width: 60, height: 40 }, square)).toMatchObject({ width: 40, height: 40 });
  });
});
