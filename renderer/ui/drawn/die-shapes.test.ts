import { expect, it } from 'vitest';
import { dieShape } from './die-shapes.ts';

it('draws each usual die differently, and d100 as a d10', () => {
  const outlines = [4, 6, 8, 10, 12, 20].map((sides) => dieShape(sides).edges);
  expect(new Set(outlines).size).toBe(6);
  expect(dieShape(100)).toBe(dieShape(10));
});

it('draws an unusual die all the same', () => {
  expect(dieShape(7).outline).not.toBe('');
  expect(dieShape(7)).toBe(dieShape(1000));
});
