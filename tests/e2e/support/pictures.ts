import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A picture to be drawn: how large, in which colours, and as which kind of file. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly figure: string;
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** A real picture file: somebody before a ground, as Chromium draws and writes it. */
export async function drawPicture(page: Page, drawing: Drawing): Promise<Buffer> {
  const text = await page.evaluate(async ({ width, height, ground, figure, type }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on.');
    const size = Math.min(width, height);
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.fillStyle = figure;
    for (const [y, radius] of [
      [0.36, 0.18],
      [0.86, 0.34],
    ] as const) {
      context.beginPath();
      context.arc(width / 2, y * size, radius * size, 0, 2 * Math.PI);
      context.fill();
    }
    const blob = await canvas.convertToBlob({ type, quality: 0.9 });
    return String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()));
  }, drawing);
  return Buffer.from(text, 'latin1');
}

/** Writes a picture file into a folder; gives its path. */
export async function pictureFile(
  page: Page,
  folder: string,
  name: string,
  drawing: Partial<Drawing> = {},
): Promise<string> {
  const path = join(folder, name);
  const usual = { width: 300, height: 400, ground: '#3b5f8a', figure: '#e8c9a0', type: 'image/png' } as const;
  await writeFile(path, await drawPicture(page, { ...usual, ...drawing }));
  return path;
}
