import { identitiesIn } from '#electron/store/identity.ts';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * What a write-ahead log would bring: `playable` is all that was written to it; `torn` has more than can be played, since
 * a frame of it is damaged; `unplayable` isn't one of this file, and SQLite would write it over.
 */
export type WalState = 'playable' | 'torn' | 'unplayable';

/** A write-ahead log as it was found. */
export interface Wal {
  readonly state: WalState;
  /** The databases that it names. */
  readonly identities: ReadonlySet<string>;
}

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;
const FORMAT = 3_007_000;

const UNPLAYABLE: Wal = { state: 'unplayable', identities: new Set() };

type Sum = readonly [number, number];

/**
 * Examines a write-ahead log as SQLite does before it plays it, without changing it.
 * (https://www.sqlite.org/fileformat.html, "The Write-Ahead Log": each frame carries the salts of the header, and a sum
 * over all before it.)
 */
export function readWal(path: string, pageSize: number): Wal {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const header = Buffer.alloc(HEADER_BYTES);
    if (size < HEADER_BYTES) return UNPLAYABLE;
    readSync(file, header, 0, HEADER_BYTES, 0);
    const magic = header.readUInt32BE(0);
    const bigEndian = magic === MAGIC + 1;
    const sum = sumOf(header.subarray(0, 24), [0, 0], bigEndian);
    const ours = (magic === MAGIC || bigEndian) && header.readUInt32BE(4) === FORMAT;
    if (!ours || header.readUInt32BE(8) !== pageSize || !agree(sum, header, 24)) return UNPLAYABLE;
    return readFrames({ file, size, pageSize, salts: header.subarray(16, 24), bigEndian }, sum);
  } finally {
    closeSync(file);
  }
}

interface Log {
  readonly file: number;
  readonly size: number;
  readonly pageSize: number;
  readonly salts: Buffer;
  readonly bigEndian: boolean;
}

function readFrames({ file, size, pageSize, salts, bigEndian }: Log, first: Sum): Wal {
  const identities = new Set<string>();
  const frame = Buffer.alloc(FRAME_HEADER_BYTES + pageSize);
  let sum = first;
  for (let at = HEADER_BYTES; at + frame.length <= size; at += frame.length) {
    readSync(file, frame, 0, frame.length, at);
    // Left from before the log was begun anew: whatever it says has long been in the file.
    if (!frame.subarray(8, 16).equals(salts)) return { state: 'playable', identities };
    sum = sumOf(frame.subarray(0, 8), sum, bigEndian);
    sum = sumOf(frame.subarray(FRAME_HEADER_BYTES), sum, bigEndian);
    if (!agree(sum, frame, 16)) return { state: 'torn', identities };
    for (const identity of identitiesIn(frame)) identities.add(identity);
  }
  return { state: 'playable', identities };
}

function agree([first, second]: Sum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}

function sumOf(bytes: Buffer, [first, second]: Sum, bigEndian: boolean): Sum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.byteLength; at += 8) {
    a = (a + view.getUint32(at, !bigEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !bigEndian) + a) >>> 0;
  }
  return [a, b];
}
