import { readFile, stat } from 'node:fs/promises';
import { MOST_IMPORT_BYTES } from '#shared/api/bestiary.ts';
import { RodadaError } from '#shared/errors.ts';
import { plain } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { decodeText } from './decode.ts';

/** Refuses more bytes than an import takes (`BAD_FILE`). */
export function checkSize(bytes: number): void {
  if (bytes <= MOST_IMPORT_BYTES) return;
  const megabytes = MOST_IMPORT_BYTES / 1_000_000;
  throw new RodadaError('BAD_FILE', message('store.import.tooBig', { megabytes }));
}

/** Reads a text file; one that is too big is refused by its size, unread. Throws `BAD_FILE`. */
export async function readTextFile(path: string): Promise<string> {
  const { size, isFile } = await measure(path);
  if (!isFile) throw new RodadaError('BAD_FILE', message('store.import.notAFile'));
  checkSize(size);
  return decodeText(await readFile(path).catch(unreadable));
}

async function measure(path: string): Promise<{ readonly size: number; readonly isFile: boolean }> {
  const found = await stat(path).catch(unreadable);
  return { size: found.size, isFile: found.isFile() };
}

function unreadable(thrown: unknown): never {
  const why = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown);
  throw new RodadaError('BAD_FILE', message('store.import.unreadable', { why: plain(why) }));
}
