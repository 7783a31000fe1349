import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QUIET, qrPath } from './qr-path.ts';

const ADDRESS = 'http://192.168.100.112:54321/AbCdEfGhIjKlMnOpQrStUv/';

/** What a camera sees of a drawn code, eight pixels a module. */
function seen({ size, path }: ReturnType<typeof qrPath>) {
  const side = size * 8;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let line = 0; line < 8; line += 1) {
      const from = ((Number(y) * 8 + line) * side + Number(x) * 8) * 3;
      data.fill(0, from, from + 8 * 3);
    }
  }
  return { width: side, height: side, data };
}

it('draws a code that is read as the address it was made of', () => {
  expect(decodeQR(seen(qrPath(ADDRESS)))).toBe(ADDRESS);
});

it('leaves the bright edge that cameras need', () => {
  const { size, path } = qrPath(ADDRESS);
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([QUIET, size - QUIET - 1]);
});
