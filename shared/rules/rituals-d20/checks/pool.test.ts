import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { difficultyName } from './difficulties.ts';
import { refusalOf, resolve } from '#shared/rules/rituals-d20/testing/resolve.ts';

const checked = (input: object, naturals: readonly number[], options = {}) =>
  resolve('test', { attribute: 2, skill: 7, ...input }, naturals, options);

describe('N1 pools', () => {
  test('N1 the example of the text: Pontaria 7, Agilidade 2, best die 9, passes DT 15', () => {
    expect(checked({ difficulty: 15 }, [4, 9])).toEqual({ kept: 9, total: 16, success: true });
  });

  test('N1 the best of the pool counts, wherever it falls', () => {
    expect(checked({ attribute: 3 }, [3, 18, 7])).toEqual({ kept: 18, total: 25, success: null });
    expect(checked({ attribute: 1 }, [2])['kept']).toBe(2);
  });

  test('N1 a total equal to the DT passes, one less fails', () => {
    expect(checked({ difficulty: 16 }, [9, 4])['success']).toBe(true);
    expect(checked({ difficulty: 17 }, [9, 4])['success']).toBe(false);
    expect(checked({ difficulty: null }, [9, 4])['success']).toBeNull();
  });

  test('N1 a pool of 0 rolls two and keeps the worst, or one die where the table says so', () => {
    expect(checked({ attribute: 0 }, [15, 6])['kept']).toBe(6);
    expect(checked({ attribute: 0 }, [6, 15])['kept']).toBe(6);
    expect(checked({ attribute: 0 }, [15], { zeroAttribute: 'one-die' })['kept']).toBe(15);
    expect(checked({ attribute: -2 }, [15, 6])['kept']).toBe(6);
  });

  test('N1 +1d20 is one more die; a negative attribute counts as 0 first, so one die is left', () => {
    expect(checked({ extraDice: 1 }, [3, 5, 19])['kept']).toBe(19);
    expect(checked({ attribute: 0, extraDice: 1 }, [5])['kept']).toBe(5);
    expect(checked({ attribute: -3, extraDice: 2 }, [5, 8])['kept']).toBe(8);
    expect(checked({ attribute: 1, extraDice: -1 }, [12, 8])['kept']).toBe(8);
  });

  test('N1 the kept die lies between the ends of its pool, and more dice never lower it', () => {
    const naturals = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(naturals, fc.integer({ min: -20, max: 40 }), (rolled, skill) => {
        const whole = checked({ attribute: rolled.length, skill }, rolled);
        expect(whole).toEqual({
          kept: Math.max(...rolled),
          total: Math.max(...rolled) + skill,
          success: null,
        });
        const fewer = checked({ attribute: rolled.length - 1, skill }, rolled.slice(0, -1));
        expect(Number(fewer['kept'])).toBeLessThanOrEqual(Number(whole['kept']));
      }),
    );
  });

  test('N1 fields that are missing, unknown or too large are refused by their path', () => {
    expect(refusalOf(() => resolve('test', { skill: 1 }))).toBe('BAD_REQUEST input.attribute');
    expect(refusalOf(() => checked({ modifier: 1 }, []))).toBe('BAD_REQUEST input.modifier');
    expect(refusalOf(() => checked({ attribute: 1e9 }, []))).toBe('BAD_REQUEST input.attribute');
    expect(refusalOf(() => checked({ attribute: 1.5 }, []))).toBe('BAD_REQUEST input.attribute');
    expect(refusalOf(() => checked({}, [1, 1], { zeroAttribute: 'none' }))).toBe(
      'BAD_REQUEST options.zeroAttribute',
    );
    expect(refusalOf(() => checked({ attribute: 3 }, [1, 2]))).toBe('DICE_EXHAUSTED dice');
    expect(refusalOf(() => checked({}, [1, 21]))).toBe('DIE_OUT_OF_RANGE dice[1]');
  });
});

describe('N2 difficulties', () => {
  test('N2 the seven names', () => {
    const names = [5, 10, 15, 20, 25, 30, 35].map((difficulty) => {
      const name = difficultyName(difficulty);
      return name === null ? null : say(name, 'pt-BR');
    });
    expect(names).toEqual([
      'muito fácil',
      'fácil',
      'moderado',
      'difícil',
      'muito difícil',
      'extremamente difícil',
      'quase impossível',
    ]);
    expect(difficultyName(12)).toBeNull();
  });

  test('N2 no natural decides by itself', () => {
    expect(checked({ attribute: 1, skill: 30, difficulty: 31 }, [1])['success']).toBe(true);
    expect(checked({ attribute: 1, skill: 0, difficulty: 21 }, [20])['success']).toBe(false);
  });
});
