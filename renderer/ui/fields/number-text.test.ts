import { describe, expect, it } from 'vitest';
import { readNumber, writeNumber } from './number-text.ts';

describe('a typed figure', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['-3', -3],
    ['−3', -3],
    ['–3', -3],
    ['+4', 4],
    ['0', 0],
  ])('%j is a whole number', (text, value) => {
    expect(readNumber(text, false)).toEqual({ kind: 'number', value });
  });

  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    [',5', 0.5],
    ['-0,25', -0.25],
  ])('%j is a decimal', (text, value) => {
    expect(readNumber(text, true)).toEqual({ kind: 'number', value });
    expect(readNumber(text, false)).toEqual({ kind: 'wrong' });
  });

  it.each(['-', 'abc', '1d6', '1,2,3', '--2', '99999999999999999999'])('%j is no number', (text) => {
    expect(readNumber(text, true)).toEqual({ kind: 'wrong' });
  });

  it('nothing typed is nothing, not 0', () => {
    expect(readNumber('  ', true)).toEqual({ kind: 'empty' });
  });
});

describe('a written figure', () => {
  it('has a true minus and the decimal mark of the language', () => {
    expect(writeNumber(-2.5, true)).toBe('−2,5');
    expect(writeNumber(-2.5, false)).toBe('−2.5');
    expect(writeNumber(null, true)).toBe('');
  });

  it('is read again as what it was', () => {
    for (const value of [-12, 0, 3.25]) {
      expect(readNumber(writeNumber(value, true), true)).toEqual({ kind: 'number', value });
    }
  });
});
