import { describe, expect, it } from 'vitest';
import {
  figure,
  measure,
  numberIn,
  percentIn,
  plainFigure,
  signed,
  signedOrZero,
  signOf,
  withMinus,
} from './figures.ts';

describe('a figure', () => {
  it('has a true minus, and no separator between thousands', () => {
    expect([0, -0, 7, -3, 12345, -12345].map((value) => figure(value))).toEqual([
      '0',
      '0',
      '7',
      '−3',
      '12345',
      '−12345',
    ]);
  });

  it('has the decimal mark of the language, and at most two decimals', () => {
    expect(figure(-4.5, 'pt-BR')).toBe('−4,5');
    expect(figure(-4.5, 'en')).toBe('−4.5');
    expect(figure(2 / 3, 'pt-BR')).toBe('0,67');
  });

  it('shows its sign where it is a modifier', () => {
    expect([3, -2, 0].map((value) => signed(value))).toEqual(['+3', '−2', '+0']);
    expect(signed(-4.5, 'pt-BR')).toBe('−4,5');
    expect([12, -12, 0].map((value) => signedOrZero(value))).toEqual(['+12', '−12', '0']);
    expect(signedOrZero(0.5, 'pt-BR')).toBe('+0,5');
  });

  it('has a sign of its own, 0 a plus', () => {
    expect([1, 0, -1].map(signOf)).toEqual(['+', '+', '−']);
  });

  it('written elsewhere gets a true minus', () => {
    expect(withMinus('-1.234,5')).toBe('−1.234,5');
    expect(withMinus('8')).toBe('8');
  });
});

it('a large number, a share and a cell of a table follow the language', () => {
  expect([numberIn('pt-BR', 10.44, 1), numberIn('en', -1234.5, 1)]).toEqual(['10,4', '−1,234.5']);
  expect(percentIn('pt-BR', 0.784)).toBe('78%');
  expect([plainFigure(-1234.5, 'pt-BR'), plainFigure(-1234.5, 'en')]).toEqual(['-1234,5', '-1234.5']);
});

it('a measure of a drawing has few decimals, and a point', () => {
  expect(`${measure(100 / 3, 1)} ${measure(50, 1)}`).toBe('33.3 50');
});
