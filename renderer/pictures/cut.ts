/** How large something is in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, and how large it is drawn. */
export interface Cut extends Size {
  readonly from: Size & { readonly x: number; readonly y: number };
}

/** Where faces are: so much of what is too high is cut off above, the rest below. */
const ABOVE = 0.2;

/** The whole of a picture, no side longer than `side`; none is made larger. */
export function wholeWithin({ width, height }: Size, side: number): Cut {
  const scale = Math.min(1, side / Math.max(width, height));
  return { from: { x: 0, y: 0, width, height }, ...scaled({ width, height }, scale) };
}

/** As much of a picture as fills a frame, from its middle, and of a high one from a little above; none is made larger. */
export function cutFor({ width, height }: Size, frame: Size): Cut {
  const scale = Math.max(frame.width / width, frame.height / height);
  const seen = {
    width: Math.min(width, frame.width / scale),
    height: Math.min(height, frame.height / scale),
  };
  const x = (width - seen.width) / 2;
  const y = (height - seen.height) * ABOVE;
  return { from: { x, y, ...seen }, ...scaled(seen, Math.min(1, scale)) };
}

function scaled({ width, height }: Size, scale: number): Size {
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: pixels(width), height: pixels(height) };
}
