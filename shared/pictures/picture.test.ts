import { describe, expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import { pictureAddress, pictureAt } from './address.ts';
import { bytesIn, textOf } from './base64.ts';
import { isKept, KEPT, requireKept, requirePictureBytes, requirePictureFile } from './picture.ts';
import { aPicture } from './testing/a-picture.ts';
import { jpegBytes, pngBytes, webpBytes } from './testing/files.ts';

const refusal = (run: () => unknown): RodadaError => {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof RodadaError) return thrown;
    throw thrown;
  }
  throw new Error('Nothing was refused.');
};

describe('a picture file', () => {
  it('is refused for its bytes, unread, and for the pixels that its header promises', () => {
    expect(refusal(() => requirePictureBytes(20_000_001)).said).toMatchObject({ key: 'picture.tooLarge' });
    const bomb = pngBytes({ width: 50_001, height: 50_000 });
    expect(refusal(() => requirePictureFile(bomb)).said).toMatchObject({ key: 'picture.tooManyPixels' });
  });

  it('may have up to 50 million', () => {
    expect(requirePictureFile(pngBytes({ width: 10_000, height: 5_000 }))).toMatchObject({ kind: 'png' });
  });
});

describe('a picture that is kept', () => {
  it('is a still WebP within its limits', () => {
    expect(isKept(aPicture({ width: 1280, height: 10 }), 'large')).toBe(true);
    expect(isKept(aPicture({ width: 1281, height: 10 }), 'large')).toBe(false);
    expect(isKept(aPicture({ width: 320, height: 320 }), 'small')).toBe(true);
    expect(isKept(aPicture({ width: 320, height: 321 }), 'small')).toBe(false);
    expect(isKept(aPicture({ length: KEPT.small.bytes }), 'small')).toBe(true);
    expect(isKept(aPicture({ length: KEPT.small.bytes + 2 }), 'small')).toBe(false);
  });

  it.each([
    ['a PNG', pngBytes({ width: 9, height: 9 })],
    ['a JPEG', jpegBytes({ width: 9, height: 9 })],
    ['one that moves', webpBytes({ width: 9, height: 9, moves: true })],
    ['one that is cut', aPicture({ length: 90 }).subarray(0, 60)],
    ['nothing', new Uint8Array()],
  ])('is never %s', (_, bytes) => {
    expect(isKept(bytes, 'large')).toBe(false);
    expect(refusal(() => requireKept({ large: bytes, small: aPicture() }, 'pictures[3]'))).toMatchObject({
      code: 'BAD_FILE',
      path: 'pictures[3].large',
    });
  });
});

it('an address names one picture in one size, and no other address does', () => {
  const id = '3f0c5a52-7f0e-4a8e-9b1e-2f7a5f1d9c11';
  expect(pictureAt(pictureAddress(id, 'small'))).toEqual({ id, size: 'small' });
  for (const other of [
    '/index.html',
    `/pictures/${id}/huge`,
    `/pictures/${id}`,
    `/pictures/../${id}/small`,
    `/pictures/${id}/small/x`,
  ])
    expect(pictureAt(other)).toBeNull();
});

it('bytes in a text are the same bytes, however many', () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 7) % 256);
  expect(bytesIn(textOf(bytes))).toEqual(bytes);
});
