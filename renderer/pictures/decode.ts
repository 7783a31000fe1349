import { damagedPicture } from '#shared/pictures/header.ts';
import {
  KEPT,
  type PictureBytes,
  type Pictured,
  requirePictureBytes,
  requirePictureFile,
} from '#shared/pictures/picture.ts';
import { cutFor, wholeWithin, type Cut, type Size } from './cut.ts';

/** How large a picture is kept: its longest side, and the frame that its small one fills. */
const FRAMES: Readonly<Record<Pictured, { readonly side: number; readonly frame: Size }>> = {
  creature: { side: 512, frame: { width: 128, height: 128 } },
  character: { side: 512, frame: { width: 128, height: 128 } },
  encounter: { side: KEPT.large.side, frame: { width: 320, height: 180 } },
};

/** A picture drawn here, its bytes ready to be sent. */
export interface DrawnPicture extends PictureBytes {
  readonly large: Uint8Array<ArrayBuffer>;
  readonly small: Uint8Array<ArrayBuffer>;
}

/** Tried one after the other until the bytes fit. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * Makes of a file the picture that is kept of it: decoded here, where nothing of the system can be reached, and drawn
 * anew, so that only pixels are left of what came. `BAD_FILE` for what isn't to be decoded, or can't be.
 */
export async function decodePicture(file: Blob, kind: Pictured): Promise<DrawnPicture> {
  requirePictureBytes(file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = requirePictureFile(bytes);
  const bitmap = await decoded(new Blob([bytes], { type: `image/${header.kind}` }));
  const { side, frame } = FRAMES[kind];
  try {
    return {
      large: await drawn(bitmap, wholeWithin(bitmap, side), KEPT.large.bytes),
      small: await drawn(bitmap, cutFor(bitmap, frame), KEPT.small.bytes),
    };
  } finally {
    bitmap.close();
  }
}

async function decoded(blob: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(blob);
  } catch {
    throw damagedPicture();
  }
}

async function drawn(
  bitmap: ImageBitmap,
  { from, width, height }: Cut,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw damagedPicture();
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (blob.size <= most) return new Uint8Array(await blob.arrayBuffer());
  }
  throw damagedPicture();
}
