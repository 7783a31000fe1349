import { isUtf8 } from 'node:buffer';

/** Whether bytes in pieces, cut anywhere, are UTF-8 throughout. */
export function areUtf8(pieces: Iterable<Uint8Array>): boolean {
  let isSoFar = true;
  for (const whole of wholeCharacters(pieces)) isSoFar &&= isUtf8(whole);
  return isSoFar;
}

/** The text in bytes that are UTF-8, without its mark; characters that were cut through come whole. */
export function* utf8Texts(pieces: Iterable<Uint8Array>): Generator<string> {
  let isFirst = true;
  for (const whole of wholeCharacters(pieces)) {
    const text = whole.toString('utf8');
    yield isFirst && text.startsWith('\ufeff') ? text.slice(1) : text;
    isFirst &&= text === '';
  }
}

/** Bytes in pieces that end where a character does; the last one ends where the bytes do. */
function* wholeCharacters(pieces: Iterable<Uint8Array>): Generator<Buffer> {
  let left: Uint8Array = Buffer.alloc(0);
  for (const piece of pieces) {
    const all = left.length === 0 ? viewOf(piece) : Buffer.concat([left, piece]);
    const end = endOfCharacters(all);
    yield all.subarray(0, end);
    left = all.subarray(end);
  }
  yield viewOf(left);
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** No character takes more bytes. */
const LONGEST = 4;

/** The place before a character at the end that isn't whole; the end itself where there is none. */
function endOfCharacters(bytes: Uint8Array): number {
  for (let back = 1; back < LONGEST && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    const isInner = byte >= 0x80 && byte < 0xc0;
    if (isInner) continue;
    return lengthFrom(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** How many bytes a character has that begins with this one. */
function lengthFrom(first: number): number {
  if (first < 0xc0) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : LONGEST;
}
