import { call } from './bridge.svelte.ts';

/** Main stands still for as long as a piece is large: bytes. */
const PIECE = 4_000_000;

/** What is left to be sent of a file: its last bytes, and how many came before. */
interface LastPiece {
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sends a file to main but for its last piece, which goes with what is to be done with the file. */
export async function sendPieces(file: Blob): Promise<LastPiece> {
  let at = 0;
  while (file.size - at > PIECE) {
    await call('files:piece', { at, bytes: await bytesOf(file.slice(at, at + PIECE)) });
    at += PIECE;
  }
  return { at, bytes: await bytesOf(file.slice(at)) };
}

async function bytesOf(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await part.arrayBuffer());
}
