import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from './dice.ts';
import { parseDice } from './expression.ts';
import { rollExpression } from './roll-expression.ts';
import { readyDice, rollTotal } from './roll-total.ts';
import { seededSource } from './seeded.ts';

test('law: the bare total is that of the explained roll of the same dice', () => {
  const written = fc.constantFrom('3', '1d6', '2d6+3', '-1d6+10', '4d6kh3', '2d20kl1-1', '3d8+1d4−2');
  fc.assert(
    fc.property(written, fc.integer(), (source, seed) => {
      const expression = parseDice(source);
      const explained = rollExpression(expression, diceFrom(seededSource(seed)), 'damage').total;
      expect(rollTotal(readyDice(expression), seededSource(seed), 'damage')).toBe(explained);
    }),
  );
});
