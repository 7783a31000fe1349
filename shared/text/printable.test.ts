import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('printable words (B10)', () => {
  it.each([
    ['Capanga\u202e2', 'Capanga2'],
    ['\u2067Capanga\u2069', 'Capanga'],
    ['Capanga\u200f', 'Capanga'],
    ['Ca\u0000pan\u001bga', 'Capanga'],
    ['Torre\r\nde\tVidro', 'Torre de Vidro'],
    ['Torre\u2028Vidro', 'Torre Vidro'],
    ['Lobo \ud83d', 'Lobo'],
    ['\ufeffLobo\u200b', 'Lobo'],
    ['\u0000\u202e', ''],
  ])('%j are %j', (words, clean) => {
    expect(printable(words)).toBe(clean);
  });

  it.each(['Ágata', 'Breno, o Raio', '🐺', '👩‍🚀', '용', 'نمی‌خواهم', 'É'])('%s stays as it is', (words) => {
    expect(printable(words)).toBe(words);
  });

  it('hold nothing that isn’t seen, and cleaning them twice does no more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const clean = printable(words);
        expect(clean).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Cs}\u2028\u2029]/u);
        expect(printable(clean)).toBe(clean);
      }),
      { seed: 10 },
    );
  });
});
