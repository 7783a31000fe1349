/** @import { Page } from '@playwright/test' */
/** @import { Frame } from './animated-webp.mjs' */
import { animatedWebp } from './animated-webp.mjs';

/**
 * Runs in the page: of a picture, the part that differs from the one before, as WebP; null where nothing does.
 * @param {string} base64 of a PNG
 */
async function changedPart(base64) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const picture = await globalThis.createImageBitmap(new Blob([bytes]));
  const { width, height } = picture;
  const canvas = new globalThis.OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d', { alpha: false });
  if (drawing === null) throw new Error('Nothing can be drawn.');
  drawing.drawImage(picture, 0, 0);
  const now = new Uint32Array(drawing.getImageData(0, 0, width, height).data.buffer);
  const kept = /** @type {{ filmed?: Uint32Array }} */ (globalThis);
  const before = kept.filmed;
  kept.filmed = now;
  let [left, top, right, bottom] = before === undefined ? [0, 0, width, height] : [width, height, 0, 0];
  if (before !== undefined) {
    for (let at = 0; at < now.length; at += 1) {
      if (now[at] === before[at]) continue;
      const x = at % width;
      const y = (at - x) / width;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  if (right <= left) return null;
  // Frames begin at even pixels.
  [left, top] = [left - (left % 2), top - (top % 2)];
  const part = new globalThis.OffscreenCanvas(right - left, bottom - top);
  part.getContext('2d', { alpha: false })?.drawImage(canvas, -left, -top);
  const still = await part.convertToBlob({ type: 'image/webp', quality: 0.85 });
  const signs = Array.from(new Uint8Array(await still.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return { still: btoa(signs.join('')), left, top, width: part.width, height: part.height };
}

/**
 * A camera on a page: `show` takes it as it stands for so many milliseconds, `develop` gives the film.
 * @param {Page} page
 */
export function camera(page) {
  /** @type {Frame[]} */
  const frames = [];
  return {
    /** @param {number} milliseconds */
    async show(milliseconds) {
      const picture = await page.screenshot({ animations: 'disabled', caret: 'initial' });
      const part = await page.evaluate(changedPart, picture.toString('base64'));
      const last = frames.at(-1);
      if (part !== null) frames.push({ ...part, still: Buffer.from(part.still, 'base64'), milliseconds });
      else if (last !== undefined) last.milliseconds += milliseconds;
    },
    develop() {
      const [first] = frames;
      if (first === undefined) throw new Error('Nothing was filmed.');
      return animatedWebp({ width: first.width, height: first.height, frames });
    },
  };
}
