import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { readTextFile } from './read-text-file.ts';

function fileOf(bytes: Uint8Array | string): string {
  const path = join(tempFolder(), 'fichas.txt');
  writeFileSync(path, bytes);
  return path;
}

describe('reading a file to import', () => {
  it('gives its text', async () => {
    expect(await readTextFile(fileOf('Lobo — 4 PG'))).toBe('Lobo — 4 PG');
  });

  it('takes one of exactly 20 MB and refuses one byte more', async () => {
    const path = fileOf('a'.repeat(20_000_000));
    expect(await readTextFile(path)).toHaveLength(20_000_000);
    writeFileSync(path, 'a', { flag: 'a' });
    expect(await refusalOf(() => readTextFile(path))).toMatchObject({
      code: 'BAD_FILE',
      words: 'O arquivo é grande demais: o limite é de 20 MB.',
    });
  });

  it('refuses 50 MB by their size', async () => {
    const path = fileOf('a');
    truncateSync(path, 50_000_000);
    // Read, its zero bytes would have been refused as binary.
    expect((await refusalOf(() => readTextFile(path))).words).toContain('grande demais');
  });

  it('refuses a folder and a file that isn’t there', async () => {
    const folder = tempFolder();
    expect((await refusalOf(() => readTextFile(folder))).words).toBe(
      'Isso não é um arquivo que se possa ler.',
    );
    expect((await refusalOf(() => readTextFile(join(folder, 'x')))).words).toContain('ENOENT');
  });
});
