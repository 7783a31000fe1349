/** What a made-up picture file says of itself. */
interface Said {
  readonly width: number;
  readonly height: number;
  /** It says that it holds more than one picture. */
  readonly moves?: boolean;
}

const letters = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
const inFour = (value: number): readonly number[] => [24, 16, 8, 0].map((by) => (value >>> by) & 0xff);
const inTwo = (value: number): readonly number[] => [(value >> 8) & 0xff, value & 0xff];

/** A part of a PNG, its sum left out of account. */
const part = (name: string, inside: readonly number[]): readonly number[] => [
  ...inFour(inside.length),
  ...letters(name),
  ...inside,
  ...inFour(0),
];

/** The bytes of a PNG as far as its parts tell; what is in them can't be decoded. */
export function pngBytes({ width, height, moves = false }: Said): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...[0x89, ...letters('PNG\r\n\u001a\n')],
    ...part('IHDR', [...inFour(width), ...inFour(height), 8, 6, 0, 0, 0]),
    ...(moves ? part('acTL', [...inFour(2), ...inFour(0)]) : []),
    ...part('IDAT', [1, 2, 3, 4]),
    ...part('IEND', []),
  ]);
}

/** The bytes of a JPEG as far as its marks tell. */
export function jpegBytes({ width, height }: Said): Uint8Array<ArrayBuffer> {
  const size = [8, ...inTwo(height), ...inTwo(width), 1, 1, 0x11, 0];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...[0xff, 0xe0, ...inTwo(16), ...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc4, ...inTwo(5), 0, 0, 0],
    ...[0xff, 0xc2, ...inTwo(2 + size.length), ...size],
    ...[0xff, 0xda, ...inTwo(8), 1, 1, 0, 0, 63, 0],
    ...[1, 2, 3, 4, 0xff, 0xd9],
  ]);
}

/** The bytes of a WebP as far as its head tells: with loss, or with more than one picture. */
export function webpBytes({ width, height, moves = false }: Said): Uint8Array<ArrayBuffer> {
  const back = (bytes: readonly number[]): readonly number[] => bytes.toReversed();
  const inside = moves
    ? [
        ...letters('VP8X'),
        ...back(inFour(10)),
        ...[0b10, 0, 0, 0],
        ...back(inFour(width - 1)).slice(0, 3),
        ...back(inFour(height - 1)).slice(0, 3),
      ]
    : [
        ...letters('VP8 '),
        ...back(inFour(14)),
        ...[0x10, 0, 0, 0x9d, 0x01, 0x2a],
        ...back(inTwo(width)),
        ...back(inTwo(height)),
        ...[1, 2, 3, 4],
      ];
  const body = [...letters('WEBP'), ...inside];
  return Uint8Array.from([...letters('RIFF'), ...back(inFour(body.length)), ...body]);
}
