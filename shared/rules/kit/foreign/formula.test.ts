import { describe, expect, it } from 'vitest';
import { workedOut } from './formula.ts';

const FIGURES = { NEX: { value: 55 }, attributes: { dex: { value: '3' } } };

describe('small formulas of other tools', () => {
  it.each([
    ['3', 3],
    [' -2 ', -2],
    [4, 4],
    ['@NEX.value / 5', 11],
    ['@system.attributes.dex.value * 2 + 1', 7],
    ['floor(@NEX.value / 10)', 5],
    ['ceil(7/2) - (1 + 1)', 2],
    ['2 + 3 * 4', 14],
  ])('%s comes to %s', (formula, value) => {
    expect(workedOut(formula, FIGURES)).toBe(value);
  });

  it.each([
    null,
    undefined,
    '',
    '1d6',
    '@nothing.here',
    '1 / 0',
    '(1',
    '2 +',
    'Math.max(1)',
    '9'.repeat(300),
  ])('%s comes to nothing', (formula) => {
    expect(workedOut(formula, FIGURES)).toBeNull();
  });
});
