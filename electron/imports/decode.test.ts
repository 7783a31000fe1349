import { describe, expect, it } from 'vitest';
import { refusalOf } from '#electron/testing/refusal.ts';
import { decodeText } from './decode.ts';

const TEXT = 'Dragão “velho” — 4 HP, adaga (d6)\r\n\tnotas';
const utf8 = Buffer.from(TEXT);
const LATIN = 'Dragão de pedra: 4 PG, ação';

describe('reading the bytes of a text file', () => {
  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ])('takes %s', (_encoding, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('takes Latin-1 where the bytes are no UTF-8', () => {
    expect(decodeText(Buffer.from(LATIN, 'latin1'))).toBe(LATIN);
  });

  it('takes the quotes and dashes of Windows-1252', () => {
    expect(decodeText(Buffer.from([0x93, 0xe7, 0x94, 0x20, 0x97]))).toBe('“ç” —');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'Não há nada escrito aí.'],
    ['blanks', Buffer.from(' \r\n\t'), 'Não há nada escrito aí.'],
    ['zero bytes', Buffer.from('4 HP\0'), 'Este arquivo não é de texto.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'Este arquivo não é de texto.',
    ],
    [
      'an encoding that isn’t known',
      Buffer.from([0x81, 0x8d, 0xe3, 0x90]),
      'Não reconheci a codificação do texto. Salve o arquivo em UTF-8 e tente de novo.',
    ],
  ])('refuses %s', async (_what, bytes, words) => {
    expect(await refusalOf(() => decodeText(bytes))).toEqual({ code: 'BAD_FILE', path: undefined, words });
  });
});
