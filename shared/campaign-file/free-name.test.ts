import { describe, expect, it } from 'vitest';
import { freeName } from './free-name.ts';

describe('a name that nobody has', () => {
  it.each([
    ['A Torre', [], 'A Torre'],
    ['A Torre', ['A Ponte'], 'A Torre'],
    ['A Torre', ['a torré'], 'A Torre (2)'],
    ['A Torre', ['A Torre', 'A Torre (2)'], 'A Torre (3)'],
    ['A Torre (2)', ['A Torre', 'A Torre (2)'], 'A Torre (3)'],
  ])('for %s beside %j is %s', (name, taken, expected) => {
    expect(freeName(name, taken)).toBe(expected);
  });

  it('is no longer than a name may be', () => {
    const long = 'x'.repeat(200);
    expect(freeName(long, [long])).toBe(`${'x'.repeat(196)} (2)`);
  });
});
