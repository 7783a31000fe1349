import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areUtf8, utf8Texts } from './utf8.ts';

/** Bytes cut into pieces of so many. */
function* cut(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const anySize = fc.integer({ min: 1, max: 9 });
/** As the platform itself decodes them; null where they aren't UTF-8. */
const decoded = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

describe('UTF-8 in pieces', () => {
  it('law: is the same text wherever it is cut, without its mark', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), anySize, (text, isMarked, size) => {
        const bytes = Buffer.from(isMarked ? `\ufeff${text}` : text);
        expect(areUtf8(cut(bytes, size))).toBe(true);
        expect([...utf8Texts(cut(bytes, size))].join('')).toBe(decoded(bytes));
      }),
    );
  });

  it('law: is told from other bytes as the platform does', () => {
    const anyBytes = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc.array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc3, 0xe2, 0xed, 0xf0, 0xf4, 0xff), { maxLength: 8 }),
    );
    fc.assert(
      fc.property(anyBytes, anySize, (some, size) => {
        const bytes = Uint8Array.from(some);
        expect(areUtf8(cut(bytes, size))).toBe(decoded(bytes) !== null);
      }),
      { numRuns: 2000 },
    );
  });
});
