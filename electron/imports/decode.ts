import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/translate.ts';

/** Control characters that no text holds: all but tab, line feed, form feed, carriage return and escape. */
const CONTROLS = new Set(
  [...Array(32).keys()].filter((code) => ![9, 10, 12, 13, 27].includes(code)).concat(127),
);
/** Bytes that Windows-1252 doesn't use. */
const UNUSED_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * The text of a file: UTF-8 with or without its mark, UTF-16 with one, else Windows-1252 (Latin-1 with the usual
 * punctuation) when the bytes look like it. `BAD_FILE` for an empty or binary file or an encoding that isn't known.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = utf16(bytes) ?? eightBit(bytes);
  if (text.trim() === '') throw badFile('store.import.empty');
  return text;
}

/** The error of a file that can't be taken in. */
export function badFile(
  key: 'store.import.empty' | 'store.import.binary' | 'store.import.encoding',
): RodadaError {
  return new RodadaError('BAD_FILE', message(key));
}

function utf16(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return strictly('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return strictly('utf-16be', bytes);
  return null;
}

function eightBit(bytes: Uint8Array): string {
  if (bytes.some((byte) => CONTROLS.has(byte))) throw badFile('store.import.binary');
  const utf8 = strictly('utf-8', bytes);
  if (utf8 !== null) return utf8;
  if (bytes.some((byte) => UNUSED_IN_1252.has(byte))) throw badFile('store.import.encoding');
  return new TextDecoder('windows-1252').decode(bytes);
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
