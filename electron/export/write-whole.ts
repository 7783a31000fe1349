import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { RodadaError } from '#shared/errors.ts';
import { plain } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';

/** Writes a file under another name first and renames it when it is on disk, so that none is left half-written (`BAD_FILE`). */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path).slice(0, 50)}.${randomUUID().slice(0, 8)}.tmp`);
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (thrown) {
    await rm(unfinished, { force: true });
    const why = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown);
    throw new RodadaError('BAD_FILE', message('store.export.failed', { why: plain(why) }));
  }
}
