import { describe, expect, it } from 'vitest';
import { damageDice } from './weapons.ts';

describe('C-import dice of other tools', () => {
  it.each([
    ['d6', 'd6'],
    ['1d8', 'd8'],
    ['2d6k', 'd6+d6'],
    ['3d6kh', 'd6+d6+d6'],
    ['d8 + d8', 'd8+d8'],
    ['2d6kh1', 'd6+d6'],
    ['{1d6,1d8}kh', 'd6+d8'],
    ['D10', 'd10'],
  ])('%s are %s', (written, dice) => {
    expect(damageDice(written)).toBe(dice);
  });

  it.each(['', '2d6', 'd6+2', 'd1', '0d6', 'd', '99d6k', 'words', '2d6kl', 'd6+'])(
    '%s are none',
    (written) => {
      expect(damageDice(written)).toBeNull();
    },
  );
});
