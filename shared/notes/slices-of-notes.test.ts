import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slicesOfNotes } from './slices-of-notes.ts';

const MOST = 4000;

describe('slices of notes', () => {
  it('leave short notes whole', () => {
    expect(slicesOfNotes('# Plano\n\nFugir.')).toEqual(['# Plano\n\nFugir.']);
    expect(slicesOfNotes('')).toEqual([]);
  });

  it('are cut at blank lines', () => {
    const part = `${'O rio subiu.\n'.repeat(10)}\n`;
    const slices = slicesOfNotes(part.repeat(100));
    expect(slices.length).toBeGreaterThan(3);
    for (const slice of slices) expect(slice.endsWith('\n\n')).toBe(true);
  });

  it('don’t cut code at its blank lines', () => {
    const code = `\`\`\`\n${'a\n\n'.repeat(600)}\`\`\`\n\n`;
    const [first = ''] = slicesOfNotes(`${code}${'fim\n\n'.repeat(800)}`);
    expect(first.startsWith(code)).toBe(true);
  });

  it('hold everything, and none is long or ends within a character', () => {
    const piece = fc.constantFrom('a', '\n', '\n\n', '```\n', '😀', 'palavra ', '- x\n');
    const parts = fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 3000 })), { maxLength: 8 });
    fc.assert(
      fc.property(parts, (drawn) => {
        const text = drawn.map(([word, times]) => word.repeat(times)).join('');
        const slices = slicesOfNotes(text);
        expect(slices.join('')).toBe(text);
        for (const slice of slices) {
          expect(slice.length).toBeLessThanOrEqual(MOST);
          expect(slice).not.toMatch(/[\ud800-\udbff]$|^[\udc00-\udfff]/);
        }
      }),
      { numRuns: 100 },
    );
  });
});
