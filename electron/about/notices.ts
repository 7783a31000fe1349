import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Notice } from '#shared/api/app-info.ts';

const notices = z.array(
  z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }),
);

/** The licences of everything inside, as the build found them. */
export async function readNotices(file: string): Promise<readonly Notice[]> {
  return notices.parse(JSON.parse(await readFile(file, 'utf8')));
}
