// Animated WebP of still ones: each frame is a part of the picture, drawn over what was there, and shown for a time.
// https://developers.google.com/speed/webp/docs/riff_container

/**
 * @typedef {object} Frame
 * @property {Buffer} still a WebP file of the part that changed
 * @property {number} left of the part, in even pixels
 * @property {number} top of the part, in even pixels
 * @property {number} width of the part
 * @property {number} height of the part
 * @property {number} milliseconds how long it is shown
 */

const ANIMATION = 0x02;
const DRAWN_OVER = 0x02;
/** What a frame has of its still file: its pixels, and what is see-through of them. */
const PIXELS = ['ALPH', 'VP8 ', 'VP8L'];

/**
 * One file that shows the frames over and over.
 * @param {{ width: number, height: number, frames: readonly Frame[] }} film sizes in pixels
 */
export function animatedWebp({ width, height, frames }) {
  const head = Buffer.alloc(10);
  head.writeUInt8(ANIMATION, 0);
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  // Neither a ground nor an end of the repetitions.
  const repeats = Buffer.alloc(6);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', head),
    chunk('ANIM', repeats),
    ...frames.map((frame) => chunk('ANMF', frameOf(frame))),
  ]);
  return chunk('RIFF', body);
}

/** @param {Frame} frame */
function frameOf({ still, left, top, width, height, milliseconds }) {
  const place = Buffer.alloc(16);
  place.writeUIntLE(left / 2, 0, 3);
  place.writeUIntLE(top / 2, 3, 3);
  place.writeUIntLE(width - 1, 6, 3);
  place.writeUIntLE(height - 1, 9, 3);
  place.writeUIntLE(milliseconds, 12, 3);
  place.writeUInt8(DRAWN_OVER, 15);
  const pixels = chunksOf(still).filter(({ name }) => PIXELS.includes(name));
  return Buffer.concat([place, ...pixels.map(({ name, data }) => chunk(name, data))]);
}

/**
 * The parts of a WebP file, in order.
 * @param {Buffer} file @returns {{ name: string, data: Buffer }[]}
 */
export function chunksOf(file) {
  const found = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    found.push({ name: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return found;
}

/** @param {string} name @param {Buffer} data */
function chunk(name, data) {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
