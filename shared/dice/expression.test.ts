import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import { diceFrom } from './dice.ts';
import { parseDice } from './expression.ts';
import { fixedSource } from './fixed.ts';
import { rollExpression } from './roll-expression.ts';

const total = (source: string, ...naturals: number[]): number =>
  rollExpression(parseDice(source), diceFrom(fixedSource(naturals).source), 'test').total;

function positionOf(source: string): number | undefined {
  try {
    parseDice(source);
  } catch (error) {
    if (error instanceof RodadaError && error.code === 'BAD_DICE') return error.position;
    throw error;
  }
  return undefined;
}

describe('dice expressions', () => {
  it.each([
    ['2d6+3+1', [2, 5], 11],
    ['-1d6+10', [4], 6],
    ['1d4 − 1', [3], 2],
    ['1d4 – 1', [3], 2],
    ['1D6', [6], 6],
    ['d20', [13], 13],
    ['3', [], 3],
    ['1d6-6', [1], -5],
    ['+3+1', [], 4],
    ['  1d20-2  ', [10], 8],
    ['4d6kh3', [1, 6, 5, 4], 15],
    ['2d20kl1', [17, 4], 4],
    ['2D20KH1-1', [17, 4], 16],
    ['4 d 6 kh 3', [1, 6, 5, 4], 15],
  ])('reads %s', (source, naturals, expected) => {
    expect(total(source, ...naturals)).toBe(expected);
  });

  it.each([
    ['', 0],
    ['2d', 2],
    ['2d6+', 4],
    ['2d6++3', 4],
    ['2x6', 1],
    ['0d6', 0],
    ['1000d6', 0],
    ['2d1', 2],
    ['1d1001', 2],
    ['1+2d1001', 4],
    ['4d6kh5', 5],
    ['4d6kh0', 5],
    ['4d6k3', 3],
    ['1d6 1d6', 4],
    ['1d6!', 3],
    ['99999999999999999999', 0],
    ['d', 1],
    ['1d6,5', 3],
  ])('refuses %j at position %i', (source, position) => {
    expect(positionOf(source)).toBe(position);
  });

  it('keeps the earlier of equal dice and marks what was left out', () => {
    const { terms } = rollExpression(parseDice('3d6kh1'), diceFrom(fixedSource([5, 5, 2]).source), 'test');
    expect(terms[0]?.dice.map(({ kept }) => kept)).toEqual([true, false, false]);
  });

  it('law: any sum of terms is read, and stays within its bounds', () => {
    const term = fc.record({
      sign: fc.constantFrom('+', '-'),
      count: fc.integer({ min: 1, max: 9 }),
      sides: fc.integer({ min: 2, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 5 }), (terms) => {
        const source = terms.map(({ sign, count, sides }) => `${sign}${count}d${sides}`).join(' ');
        const ones = terms.flatMap(({ count }) => Array.from({ length: count }, () => 1));
        const expected = terms.reduce((sum, { sign, count }) => sum + (sign === '-' ? -count : count), 0);
        expect(total(source, ...ones)).toBe(expected);
      }),
    );
  });
});
