import { describe, expect, it } from 'vitest';
import { plain } from '#shared/text/message.ts';
import { slotsOfDice } from './slots-of-dice.ts';

describe('the dice that an expression asks for', () => {
  const label = plain('dano');

  it('are those of every term, taken away or not, and none for its figures', () => {
    expect(slotsOfDice('2d6+3-d4', 'damage', label)).toEqual([
      { purpose: 'damage', label, sides: 6, count: 2 },
      { purpose: 'damage', label, sides: 4, count: 1 },
    ]);
    expect(slotsOfDice('7', 'damage', label)).toEqual([]);
  });

  it('are all that are thrown, also those not kept', () => {
    expect(slotsOfDice('4d6kh3', 'roll', label)).toEqual([{ purpose: 'roll', label, sides: 6, count: 4 }]);
  });
});
