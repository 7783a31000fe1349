import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { RodadaError } from '#shared/errors.ts';
import { plain, message } from '#shared/text/message.ts';
import { areUtf8, utf8Texts } from './utf8.ts';
import { whyFailed } from '#electron/store/why-failed.ts';

/** A text that is read in pieces, from its beginning each time it is asked for. */
export type TextSource = () => Iterable<string>;

/** Bytes that are read in pieces, from their beginning each time they are asked for. */
type ByteSource = () => Iterable<Uint8Array>;

type BadFile =
  | 'store.import.empty'
  | 'store.import.binary'
  | 'store.import.encoding'
  | 'store.import.notAFile'
  | 'store.import.emptyFolder';

const PIECE = 1 << 18;
/** Control characters that no text holds: all but tab, line feed, form feed, carriage return and escape. */
const CONTROLS = among([...Array(32).keys(), 127].filter((code) => ![9, 10, 12, 13, 27].includes(code)));
/** Bytes that Windows-1252 doesn't use. */
const UNUSED_IN_1252 = among([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** A text at hand. */
export function textSource(text: string): TextSource {
  return () => [text];
}

/**
 * The text in bytes: UTF-8 with or without its mark, UTF-16 with one, else Windows-1252 (Latin-1 with the usual
 * punctuation) when the bytes look like it. `BAD_FILE` for nothing, for no text or an encoding that isn't known.
 */
export function textInBytes(bytes: Uint8Array): TextSource {
  return decoded(function* pieces() {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  });
}

/** The text in a file, as `textInBytes` takes it; one of more than `most` bytes is refused unread (`BAD_FILE`). */
export function textInFile(path: string, most: number): TextSource {
  const found = reading(() => statSync(path));
  if (!found.isFile()) throw badFile('store.import.notAFile');
  refuseOver(found.size, most);
  return decoded(() => bytesOf(path));
}

/** Refuses more bytes than are taken (`BAD_FILE`). */
export function refuseOver(bytes: number, most: number): void {
  if (bytes <= most) return;
  throw new RodadaError('BAD_FILE', message('store.import.tooBig', { megabytes: most / 1_000_000 }));
}

/** The error of a file that can't be taken in. */
export function badFile(key: BadFile): RodadaError {
  return new RodadaError('BAD_FILE', message(key));
}

/** Refuses a folder or a choice of more files than are taken. */
export function tooManyFiles(most: number): RodadaError {
  return new RodadaError('BAD_FILE', message('store.import.tooManyFiles', { most }));
}

function* bytesOf(path: string): Generator<Uint8Array> {
  const file = reading(() => openSync(path, 'r'));
  try {
    for (;;) {
      const piece = new Uint8Array(PIECE);
      const length = reading(() => readSync(file, piece));
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

function decoded(bytes: ByteSource): TextSource {
  const encoding = encodingOf(bytes);
  const source = () => (encoding === 'utf-8' ? utf8Texts(bytes()) : pieces(bytes, encoding, false));
  for (const piece of source()) if (piece.trim() !== '') return source;
  throw badFile('store.import.empty');
}

function encodingOf(bytes: ByteSource): string {
  const marked = markedEncoding(bytes);
  if (marked !== null && isIn(bytes, marked)) return marked;
  if (areUtf8(withoutControls(bytes))) return 'utf-8';
  for (const piece of bytes()) if (holds(piece, UNUSED_IN_1252)) throw badFile('store.import.encoding');
  return 'windows-1252';
}

function markedEncoding(bytes: ByteSource): string | null {
  for (const [first, second] of bytes()) {
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    if (first === 0xfe && second === 0xff) return 'utf-16be';
    return null;
  }
  return null;
}

function isIn(bytes: ByteSource, encoding: string): boolean {
  try {
    const read = pieces(bytes, encoding, true);
    while (read.next().done !== true) continue;
    return true;
  } catch (thrown) {
    if (thrown instanceof TypeError) return false;
    throw thrown;
  }
}

function* pieces(bytes: ByteSource, encoding: string, fatal: boolean): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for (const piece of bytes()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** All bytes, to be looked through once; those that no text holds are refused. */
function* withoutControls(bytes: ByteSource): Generator<Uint8Array> {
  for (const piece of bytes()) {
    if (holds(piece, CONTROLS)) throw badFile('store.import.binary');
    yield piece;
  }
}

function holds(piece: Uint8Array, those: Uint8Array): boolean {
  // Counting is many times as fast as `for … of`, and this goes over every byte of a file.
  for (let at = 0; at < piece.length; at += 1) if (those[piece[at] ?? 0] === 1) return true;
  return false;
}

function among(codes: readonly number[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const code of codes) table[code] = 1;
  return table;
}

/** What reading gives; what the system refuses is the file's fault (`BAD_FILE`). */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    const why = plain(whyFailed(thrown));
    throw new RodadaError('BAD_FILE', message('store.import.unreadable', { why }));
  }
}
