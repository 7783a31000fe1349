import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDamageDice, writeDamageDice } from './damage-dice.ts';

describe('damage dice', () => {
  it.each([
    ['d6', [6]],
    ['D8+d8', [8, 8]],
    [' d6 + d10 + d4 ', [6, 10, 4]],
    ['d1000', [1000]],
  ])('reads %j', (source, dice) => {
    expect(parseDamageDice(source)).toEqual(dice);
  });

  it.each([
    ['', 0],
    ['   ', 3],
    ['2d6', 0],
    ['1d6', 0],
    ['6', 0],
    ['+d6', 0],
    ['d', 1],
    ['dx', 1],
    ['d1', 1],
    ['d1001', 1],
    ['d6+', 3],
    ['d6+3', 3],
    ['d6-d8', 2],
    ['d6 d8', 3],
    ['d6+dé', 4],
  ])('refuses %j, naming position %i', (source, position) => {
    expect(() => parseDamageDice(source)).toThrow(expect.objectContaining({ code: 'BAD_DICE', position }));
  });

  it('reads back what it writes, whatever the dice', () => {
    const dice = fc.array(fc.integer({ min: 2, max: 1000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(dice, (sides) => {
        expect(parseDamageDice(writeDamageDice(sides))).toEqual(sides);
      }),
    );
  });
});
