import { closeSync, openSync, readSync } from 'node:fs';

/** Marks a SQLite file as Rodada's ("Roda"). */
export const APPLICATION_ID = 0x526f6461;

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;

/** What the first bytes of a file say. */
export type FileHeader =
  | { readonly kind: 'rodada'; readonly version: number }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'damaged' };

/**
 * Looks at a database file's header without opening it as one, so that a newer or foreign file stays as it is.
 * (https://www.sqlite.org/fileformat.html: user version at byte 60, application id at byte 68, big-endian.)
 */
export function readFileHeader(path: string): FileHeader {
  const bytes = firstBytes(path);
  if (bytes.length === 0) return { kind: 'damaged' };
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return { kind: 'foreign' };
  if (bytes.length < HEADER_BYTES) return { kind: 'damaged' };
  if (bytes.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID) return { kind: 'foreign' };
  return { kind: 'rodada', version: bytes.readUInt32BE(USER_VERSION_AT) };
}

function firstBytes(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(HEADER_BYTES);
    return bytes.subarray(0, readSync(file, bytes, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(file);
  }
}
