import { open, rename, rm } from 'node:fs/promises';
import { unfinishedName, writingFailed } from '#electron/files/whole-file.ts';

/** Writes a file under another name first and renames it when it is on disk, so that none is left half-written (`BAD_FILE`). */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = unfinishedName(path);
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
    throw writingFailed(thrown);
  }
}
