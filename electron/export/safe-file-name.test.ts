import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { safeFileName } from './safe-file-name.ts';

const DEVICES = [
  ...['CON', 'PRN', 'AUX', 'NUL', 'CONIN$', 'CONOUT$', 'CLOCK$'],
  ...['0', '1', '9', '¹', '²', '³'].flatMap((figure) => [`COM${figure}`, `LPT${figure}`]),
];

const bytes = (name: string) => Buffer.byteLength(name);

describe('file names', () => {
  it.each([
    ['Emboscada na ponte - A Torre de Vidro', 'Emboscada na ponte - A Torre de Vidro.md'],
    ['../../etc/passwd', 'etc passwd.md'],
    ['a<b>:"c"|d?*\u0000\u202e', 'a b c d.md'],
    ['con', 'rodada con.md'],
    ['aux.txt', 'rodada aux.txt.md'],
    ['LPT1.x', 'rodada LPT1.x.md'],
    ['COM¹', 'rodada COM¹.md'],
    ['CONIN$', 'rodada CONIN$.md'],
    ['nul .x', 'rodada nul .x.md'],
    ['Conde', 'Conde.md'],
    ['...', 'rodada.md'],
    [' . Ponte. . ', 'Ponte.md'],
    ['-rf', 'rf.md'],
    ['\ud83d', 'rodada.md'],
    ['🐉'.repeat(80), `${'🐉'.repeat(63)}.md`],
    ['용'.repeat(100), `${'용'.repeat(84)}.md`],
    ['a'.repeat(150), `${'a'.repeat(100)}.md`],
    [`${'a'.repeat(99)} b`, `${'a'.repeat(99)}.md`],
  ])('%s becomes one every system takes (B10)', (words, name) => {
    expect(safeFileName(words, 'md')).toBe(name);
  });

  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .tuple(
        fc.constantFrom('', ' ', '.', '\u200e'),
        fc.constantFrom(...DEVICES).map((name) => name.toLowerCase()),
        fc.constantFrom('', ' ', '.', '.txt', ' . ', '\u0000.x'),
      )
      .map((parts) => parts.join('')),
  );

  it('are short enough, name no device, hold nothing unseen and end in nothing that is cut off', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('md', 'rodada', 'html'), (said, extension) => {
        const name = safeFileName(said, extension);
        expect(bytes(name)).toBeLessThanOrEqual(255);
        expect(name.endsWith(`.${extension}`)).toBe(true);
        expect(name).not.toMatch(/[<>:"/\\|?*]|\p{C}|^[\s.-]|[\s.]\.[a-z]+$/u);
        expect(DEVICES).not.toContain((name.split('.')[0] ?? '').trim().toUpperCase());
        expect(safeFileName(said, extension)).toBe(safeFileName(said.normalize('NFD'), extension));
      }),
      { seed: 10, numRuns: 500 },
    );
  });

  it('are taken by the system at hand', () => {
    const folder = tempFolder();
    fc.assert(
      fc.property(words, (said) => {
        writeFileSync(join(folder, safeFileName(said, 'md')), '');
      }),
      { seed: 11 },
    );
  });
});
