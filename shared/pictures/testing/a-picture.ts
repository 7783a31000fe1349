/** The beginning of a still WebP without loss, so large, and as long as it says: what is kept of a picture isn't decoded. */
export function aPicture({ width = 64, height = 64, length = 64 } = {}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF____WEBPVP8L'));
  view.setUint32(4, length - 8, true);
  view.setUint32(16, length - 20, true);
  view.setUint8(20, 0x2f);
  view.setUint32(21, (width - 1) | ((height - 1) << 14), true);
  return bytes;
}
