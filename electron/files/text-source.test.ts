import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { textInBytes, textInFile, type TextSource } from './text-source.ts';

const TEXT = 'Dragão “velho” — 4 HP, adaga (d6)\r\n\tnotas';
const utf8 = Buffer.from(TEXT);
const LATIN = 'Dragão de pedra: 4 PG, ação';
const MOST = 1_000_000;

const whole = (source: TextSource): string => [...source()].join('');

function fileOf(bytes: Uint8Array | string): string {
  const path = join(tempFolder(), 'fichas.txt');
  writeFileSync(path, bytes);
  return path;
}

describe('a text in bytes', () => {
  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ])('is read from %s', (_encoding, bytes) => {
    expect(whole(textInBytes(bytes))).toBe(TEXT);
  });

  it('is read from Latin-1 where the bytes are no UTF-8', () => {
    expect(whole(textInBytes(Buffer.from(LATIN, 'latin1')))).toBe(LATIN);
  });

  it('is read with the quotes and dashes of Windows-1252', () => {
    expect(whole(textInBytes(Buffer.from([0x93, 0xe7, 0x94, 0x20, 0x97])))).toBe('“ç” —');
  });

  it('comes in pieces that are cut between letters, again and again', () => {
    const long = 'ã'.repeat(300_001);
    const source = textInBytes(Buffer.from(`x${long}`));
    expect([...source()].length).toBeGreaterThan(2);
    expect(whole(source) === `x${long}`).toBe(true);
    expect(whole(source) === `x${long}`).toBe(true);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'Não há nada escrito aí. Cole um texto ou escolha um arquivo.'],
    ['blanks', Buffer.from(' \r\n\t'), 'Não há nada escrito aí. Cole um texto ou escolha um arquivo.'],
    ['zero bytes', Buffer.from('4 HP\0'), 'Este arquivo não é de texto. Escolha um de texto, CSV ou JSON.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'Este arquivo não é de texto. Escolha um de texto, CSV ou JSON.',
    ],
    [
      'an encoding that isn’t known',
      Buffer.from([0x81, 0x8d, 0xe3, 0x90]),
      'Não reconheci a codificação do texto. Salve o arquivo em UTF-8 e tente de novo.',
    ],
  ])('that hold %s is refused', async (_what, bytes, words) => {
    expect(await refusalOf(() => textInBytes(bytes))).toEqual({ code: 'BAD_FILE', path: undefined, words });
  });
});

describe('a text in a file', () => {
  it('is read, also again', () => {
    const source = textInFile(fileOf('Lobo — 4 PG'), MOST);
    expect([whole(source), whole(source)]).toEqual(['Lobo — 4 PG', 'Lobo — 4 PG']);
  });

  it('of exactly the limit is read, and one byte more refused', async () => {
    const path = fileOf('a'.repeat(MOST));
    expect(whole(textInFile(path, MOST))).toHaveLength(MOST);
    writeFileSync(path, 'a', { flag: 'a' });
    expect(await refusalOf(() => textInFile(path, MOST))).toMatchObject({
      code: 'BAD_FILE',
      words: 'O arquivo é grande demais: o limite é de 1 MB. Divida-o em partes.',
    });
  });

  it('that is too big is refused by its size, unread', async () => {
    const path = fileOf('a');
    truncateSync(path, 50_000_000);
    // Read, its zero bytes would have been refused as binary.
    expect((await refusalOf(() => textInFile(path, MOST))).words).toContain('grande demais');
  });

  it('is no folder, and is there', async () => {
    const folder = tempFolder();
    expect((await refusalOf(() => textInFile(folder, MOST))).words).toBe(
      'Isso não é um arquivo que se possa ler. Escolha outro.',
    );
    expect((await refusalOf(() => textInFile(join(folder, 'x'), MOST))).words).toContain('ENOENT');
  });
});
