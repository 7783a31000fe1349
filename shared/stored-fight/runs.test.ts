import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersIn, runsOf } from './runs.ts';

it('numbers that follow each other are one run, up or down', () => {
  expect(runsOf([1, 2, 3, 7, 9, 10])).toEqual([
    [1, 3],
    [7, 7],
    [9, 10],
  ]);
  expect(runsOf([9, 8, 7, 3])).toEqual([
    [9, 7],
    [3, 3],
  ]);
  expect(runsOf([])).toEqual([]);
});

it('law: what is written as runs is read as it was', () => {
  const near = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 });
  fc.assert(
    fc.property(near, (numbers) => {
      expect(numbersIn(runsOf(numbers))).toEqual(numbers);
    }),
  );
});
