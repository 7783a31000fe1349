import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';

/** A file that the page sends piece by piece, since main stands still for as long as one piece is large. */
export interface Pieces {
  /** Keeps a piece, which comes after so many bytes of the same file; 0 begins another one. `BAD_REQUEST` under `at` for any other place. */
  readonly add: (at: number, bytes: Uint8Array) => Promise<void>;
  /** Adds the last piece and has the whole used, by its path; it is gone afterwards. */
  readonly finish: <T>(at: number, bytes: Uint8Array, use: (path: string) => Promise<T>) => Promise<T>;
  /** Drops what was begun. */
  readonly clear: () => Promise<void>;
}

/** Keeps the pieces of one file at a time, in a folder of its own among the system's temporary ones. */
export function openPieces(): Pieces {
  let folder: string | null = null;

  async function clear(): Promise<void> {
    const left = folder;
    folder = null;
    if (left !== null) await rm(left, { recursive: true, force: true });
  }
  async function add(at: number, bytes: Uint8Array): Promise<string> {
    if (at === 0) {
      await clear();
      folder = await mkdtemp(join(tmpdir(), 'rodada-'));
    }
    const path = folder === null ? null : join(folder, 'file');
    if (path === null || (at > 0 && (await stat(path)).size !== at)) {
      throw new RodadaError('BAD_REQUEST', message('store.unexpectedInput'), { path: 'at' });
    }
    await appendFile(path, bytes);
    return path;
  }
  return {
    async add(at, bytes) {
      await add(at, bytes);
    },
    async finish(at, bytes, use) {
      try {
        return await use(await add(at, bytes));
      } finally {
        await clear();
      }
    },
    clear,
  };
}
