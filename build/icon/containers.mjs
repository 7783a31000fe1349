// The two containers that icons come in: both are a few bytes about each picture, and the pictures.

/** @typedef {{ size: number, png: Buffer, pixels: Uint8Array }} Picture drawn at a size, as PNG and as RGBA from the top */

/** By the pixels of a picture: what macOS calls an entry of that many, plain and for screens of double density. */
const ICNS_TYPES = /** @type {const} */ ([
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
]);

/** @param {Picture[]} pictures @param {number} size */
function ofSize(pictures, size) {
  const found = pictures.find((picture) => picture.size === size);
  if (found === undefined) throw new Error(`There is no picture of ${size} pixels.`);
  return found;
}

/** An icon for macOS (`.icns`). @param {Picture[]} pictures */
export function icns(pictures) {
  const entries = ICNS_TYPES.map(([type, size]) => {
    const { png } = ofSize(pictures, size);
    const head = Buffer.alloc(8);
    head.write(type, 0, 'ascii');
    head.writeUInt32BE(png.length + 8, 4);
    return Buffer.concat([head, png]);
  });
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'ascii');
  head.writeUInt32BE(
    entries.reduce((sum, { length }) => sum + length, 8),
    4,
  );
  return Buffer.concat([head, ...entries]);
}

/** Sizes in an icon for Windows. */
export const ICO_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256];
/** Every reader of icons knows bitmaps; only this size is always a PNG. */
const PNG_SIZE = 256;

/** A picture as a bitmap within an icon: from the bottom, blue first, and an empty mask of one bit a pixel. @param {Picture} picture */
function bitmap({ size, pixels }) {
  const maskRow = Math.ceil(size / 32) * 4;
  const data = Buffer.alloc(40 + size * size * 4 + maskRow * size);
  data.writeUInt32LE(40, 0);
  data.writeInt32LE(size, 4);
  data.writeInt32LE(size * 2, 8);
  data.writeUInt16LE(1, 12);
  data.writeUInt16LE(32, 14);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = (y * size + x) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(from, from + 4);
      data.set([blue, green, red, alpha], 40 + ((size - 1 - y) * size + x) * 4);
    }
  }
  return data;
}

/** An icon for Windows (`.ico`). @param {Picture[]} pictures */
export function ico(pictures) {
  const images = ICO_SIZES.map((size) => {
    const picture = ofSize(pictures, size);
    return { size, data: size === PNG_SIZE ? picture.png : bitmap(picture) };
  });
  const head = Buffer.alloc(6 + images.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const at = 6 + index * 16;
    // 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}
