import { describe, expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import { pictureHeader } from './header.ts';
import { aPicture } from './testing/a-picture.ts';
import { jpegBytes, pngBytes, webpBytes } from './testing/files.ts';

const GIF = 'GIF89a\u0001\u0000\u0001\u0000';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The key of what is said of bytes that are no good; null where they are. */
function saidOf(bytes: Uint8Array): string | null {
  try {
    pictureHeader(bytes);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || !('key' in thrown.said)) throw thrown;
    return thrown.said.key;
  }
}

const KINDS = { png: pngBytes, jpeg: jpegBytes, webp: webpBytes } as const;

describe.each(['png', 'jpeg', 'webp'] as const)('a %s', (kind) => {
  const make = KINDS[kind];

  it('tells its size before it is decoded', () => {
    expect(pictureHeader(make({ width: 300, height: 7 }))).toEqual({
      kind,
      width: 300,
      height: 7,
      moves: false,
    });
  });

  it('tells it also from the middle of other bytes', () => {
    const whole = make({ width: 9, height: 5 });
    const around = new Uint8Array(whole.length + 20).fill(0xff);
    around.set(whole, 10);
    expect(pictureHeader(around.subarray(10, 10 + whole.length))).toMatchObject({ width: 9, height: 5 });
  });

  it('that stops anywhere before its end is damaged, or nothing at all', () => {
    const whole = make({ width: 300, height: 7 });
    for (let length = 0; length < whole.length; length += 1) {
      expect([length, saidOf(whole.subarray(0, length))]).not.toEqual([length, null]);
    }
    expect(saidOf(whole.subarray(0, whole.length - 1))).toBe('picture.damaged');
  });

  it('without a height is damaged', () => {
    if (kind === 'webp') return;
    expect(saidOf(make({ width: 4, height: 0 }))).toBe('picture.damaged');
  });

  it('is known by its bytes alone, never by others', () => {
    const wrong = Uint8Array.from(make({ width: 4, height: 4 }));
    wrong[1] = 0x20;
    expect(saidOf(wrong)).toBe('picture.notOne');
  });
});

describe('a picture', () => {
  it.each([
    ['nothing', ''],
    ['a text', 'retrato.png'],
    ['an SVG, which is a page of its own', SVG],
    ['a GIF', GIF],
    ['a RIFF of something else', 'RIFF\u0010\u0000\u0000\u0000WAVEfmt '],
  ])('isn’t %s', (_, text) => {
    expect(saidOf(bytesOf(text))).toBe('picture.notOne');
  });

  it('says that it moves', () => {
    expect(pictureHeader(webpBytes({ width: 20, height: 10, moves: true })).moves).toBe(true);
    expect(pictureHeader(pngBytes({ width: 20, height: 10, moves: true })).moves).toBe(true);
  });

  it('without loss tells its size as well', () => {
    expect(pictureHeader(aPicture({ width: 1280, height: 720 }))).toMatchObject({ width: 1280, height: 720 });
  });

  it('may be as large as its header can say', () => {
    expect(pictureHeader(pngBytes({ width: 0x7fffffff, height: 0x7fffffff })).width).toBe(0x7fffffff);
    expect(pictureHeader(jpegBytes({ width: 65535, height: 65535 })).width).toBe(65535);
  });

  it('whose parts say they are longer than the file is damaged, however much they say', () => {
    const png = pngBytes({ width: 4, height: 4 });
    new DataView(png.buffer).setUint32(33, 0xfffffff0);
    expect(saidOf(png)).toBe('picture.damaged');
    const webp = webpBytes({ width: 4, height: 4 });
    new DataView(webp.buffer).setUint32(4, 0xffffffff, true);
    expect(saidOf(webp)).toBe('picture.damaged');
  });

  it('of a JPEG may have bytes that cameras put after its end', () => {
    const jpeg = jpegBytes({ width: 40, height: 30 });
    const longer = new Uint8Array(jpeg.length + 100);
    longer.set(jpeg);
    expect(pictureHeader(longer)).toMatchObject({ width: 40, height: 30 });
  });

  it('is read at no more than a step a byte', () => {
    // A mark after the other of no length would never end.
    const marks = new Uint8Array(1_000_000).fill(0xff);
    marks.set([0xff, 0xd8, 0xff]);
    expect(saidOf(marks)).toBe('picture.damaged');
    const empty = bytesOf('\u00ff\u00d8\u00ff\u00e0\u0000\u0000\u00ff\u00e0\u0000\u0000');
    expect(saidOf(empty)).toBe('picture.damaged');
  });
});
