import { closeSync, openSync, readSync } from 'node:fs';

/** Marks a SQLite file as Rodada's ("Roda"). */
export const APPLICATION_ID = 0x526f6461;

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE_AT = 16;
const READ_VERSION_AT = 19;
const WAL_VERSION = 2;
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;

/** What the first bytes of a file say. */
export type FileHeader =
  | {
      readonly kind: 'rodada';
      readonly version: number;
      /** In bytes. */
      readonly pageSize: number;
      /** Whether it is written through a write-ahead log. A file that the app closed in good order isn't. */
      readonly wal: boolean;
    }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'damaged' };

/**
 * Looks at a database file's header without opening it as one, so that a newer or foreign file stays as it is.
 * (https://www.sqlite.org/fileformat.html: page size at byte 16, read version at 19, user version at 60, application id
 * at 68, big-endian.)
 */
export function readFileHeader(path: string): FileHeader {
  const bytes = firstBytes(path);
  if (bytes.length === 0) return { kind: 'damaged' };
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return { kind: 'foreign' };
  if (bytes.length < HEADER_BYTES) return { kind: 'damaged' };
  if (bytes.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID) return { kind: 'foreign' };
  const size = bytes.readUInt16BE(PAGE_SIZE_AT);
  return {
    kind: 'rodada',
    version: bytes.readUInt32BE(USER_VERSION_AT),
    // 65536 doesn't fit there and is written as 1.
    pageSize: size === 1 ? 65_536 : size,
    wal: bytes[READ_VERSION_AT] === WAL_VERSION,
  };
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
