import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distributionOf } from './distribution.ts';
import { parseDice } from './expression.ts';
import { rollExpression } from './roll-expression.ts';
import { everyFall } from './testing/every-fall.ts';

/** The chance of each total by rolling every fall of the dice. */
function bruteForce(source: string): Map<number, number> {
  const expression = parseDice(source);
  const chances = new Map<number, number>();
  for (const { came, chance } of everyFall((dice) => rollExpression(expression, dice, 'damage').total)) {
    chances.set(came, (chances.get(came) ?? 0) + chance);
  }
  return chances;
}

function exact(source: string): Map<number, number> {
  const found = distributionOf(parseDice(source));
  if (found === null) throw new Error('too many dice');
  return new Map([...found.chances].map((chance, index) => [found.lowest + index, chance]));
}

describe('exact chances of dice', () => {
  it.each([
    '3',
    'd20',
    '2d6',
    '3d4+2',
    '1d6-1',
    '-1d6+10',
    '1d8-1d4',
    '2d4-2d3+1',
    '4d4kh3',
    '5d3kl2',
    '3d6kh1',
    '4d3kh4',
  ])('%s', (source) => {
    const expected = bruteForce(source);
    for (const [total, chance] of exact(source)) expect(chance).toBeCloseTo(expected.get(total) ?? 0, 12);
    for (const total of expected.keys()) expect(exact(source).has(total)).toBe(true);
  });

  it('sum to 1 with the mean of the dice, for any dice', () => {
    const term = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 2, max: 30 }));
    fc.assert(
      fc.property(term, ([count, sides]) => {
        const chances = exact(`${count}d${sides}`);
        let sum = 0;
        let mean = 0;
        for (const [total, chance] of chances) {
          sum += chance;
          mean += total * chance;
        }
        expect(sum).toBeCloseTo(1, 9);
        expect(mean).toBeCloseTo((count * (sides + 1)) / 2, 6);
      }),
    );
  });

  it('give up on absurd heaps rather than keep anybody waiting', () => {
    expect(distributionOf(parseDice('999d1000kh500'))).toBeNull();
    expect(distributionOf(parseDice('999d1000'))).toBeNull();
  });
});
