import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';

/** The kinds of pictures that are read. */
export type PictureKind = 'png' | 'jpeg' | 'webp';

/** What a picture says of itself before any of it is decoded. */
export interface PictureHeader {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  /** It holds more than one picture: only the first would be shown. */
  readonly moves: boolean;
}

/**
 * What the bytes of a picture say of it. Names and types that come with a file aren't believed: the bytes say what it is,
 * and a file that stops before its end isn't whole. `BAD_FILE` for anything but a PNG, JPEG or WebP, and for a damaged one.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(view);
  if (kind === null) throw new RodadaError('BAD_FILE', message('picture.notOne'));
  const read = READERS[kind](view);
  if (read === null || read.width === 0 || read.height === 0) throw damagedPicture();
  return { kind, ...read };
}

/** What is said of a picture that can't be decoded. */
export function damagedPicture(): RodadaError {
  return new RodadaError('BAD_FILE', message('picture.damaged'));
}

type Read = Omit<PictureHeader, 'kind'>;

const READERS: Readonly<Record<PictureKind, (view: DataView) => Read | null>> = {
  png: readPng,
  jpeg: readJpeg,
  webp: readWebp,
};

const PNG_BEGINS = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_BEGINS = [0xff, 0xd8, 0xff];

function kindOf(view: DataView): PictureKind | null {
  if (begins(view, PNG_BEGINS)) return 'png';
  if (begins(view, JPEG_BEGINS)) return 'jpeg';
  return word(view, 0) === 'RIFF' && word(view, 8) === 'WEBP' ? 'webp' : null;
}

function begins(view: DataView, magic: readonly number[]): boolean {
  return view.byteLength >= magic.length && magic.every((byte, at) => view.getUint8(at) === byte);
}

/** Four bytes as letters; empty where there are fewer. */
function word(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  return String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));
}

const PNG_HEAD = 13;
/** Length, name and sum of a part of a PNG. */
const PNG_AROUND = 12;

/** A PNG is parts with a length each: the first tells the size, the last says that it was the last. */
function readPng(view: DataView): Read | null {
  let at = PNG_BEGINS.length;
  if (word(view, at + 4) !== 'IHDR' || view.getUint32(at) !== PNG_HEAD || view.byteLength < 33) return null;
  const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
  let moves = false;
  while (at + PNG_AROUND <= view.byteLength) {
    const name = word(view, at + 4);
    const end = at + view.getUint32(at) + PNG_AROUND;
    if (end > view.byteLength) return null;
    if (name === 'IEND') return { ...size, moves };
    if (name === 'acTL') moves = true;
    at = end;
  }
  return null;
}

const END_OF_JPEG = 0xd9;
const SCAN = 0xda;
/** Marks among 0xc0–0xcf that tell no size. */
const NO_SIZE = [0xc4, 0xc8, 0xcc];

/** A JPEG is marks, most with a length; one tells the size, and after the first scan only the end is looked for. */
function readJpeg(view: DataView): Read | null {
  let size: { readonly width: number; readonly height: number } | null = null;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const mark = view.getUint8(at + 1);
    if (mark === 0xff) {
      // Any number of these may stand before a mark.
      at += 1;
      continue;
    }
    if (mark === SCAN) return size !== null && endsJpeg(view, at) ? { ...size, moves: false } : null;
    if (mark >= 0xc0 && mark <= 0xcf && !NO_SIZE.includes(mark)) {
      if (at + 9 > view.byteLength) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** What cameras put after the end is no matter. */
function endsJpeg(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at -= 1) {
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === END_OF_JPEG) return true;
  }
  return false;
}

const RIFF_HEAD = 8;
const FIRST_PART = 12;
const MOVES = 0b10;

/** A WebP says how long it is, and its first part which of three ways it tells its size. */
function readWebp(view: DataView): Read | null {
  const end = view.getUint32(4, true) + RIFF_HEAD;
  if (end > view.byteLength || end < FIRST_PART + 18 || view.byteLength < FIRST_PART + 18) return null;
  const at = FIRST_PART + 8;
  switch (word(view, FIRST_PART)) {
    case 'VP8 ': {
      const isKey = view.getUint8(at + 3) === 0x9d && view.getUint16(at + 4) === 0x012a;
      const [width, height] = [view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff];
      return isKey ? { width, height, moves: false } : null;
    }
    case 'VP8L': {
      if (view.getUint8(at) !== 0x2f) return null;
      const bits = view.getUint32(at + 1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, moves: false };
    }
    case 'VP8X': {
      const three = (place: number) => view.getUint16(place, true) + view.getUint8(place + 2) * 0x10000 + 1;
      return { width: three(at + 4), height: three(at + 7), moves: (view.getUint8(at) & MOVES) !== 0 };
    }
    default:
      return null;
  }
}
