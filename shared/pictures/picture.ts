import { joinPath } from '#shared/schema/read.ts';
import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import { rowId } from '#shared/records/fields.ts';
import { message } from '#shared/text/message.ts';
import { pictureHeader, type PictureHeader } from './header.ts';

/** What can have a picture; of an encounter it is its scene. */
export const PICTURED = ['creature', 'character', 'encounter'] as const;

/** What can have a picture. */
export type Pictured = (typeof PICTURED)[number];

/** The sizes a picture is kept in: one to be looked at, one for rows and lists. */
export const PICTURE_SIZES = ['large', 'small'] as const;

/** A size a picture is kept in. */
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Who has a picture. */
export const pictureOwner = z.strictObject({ kind: z.enum(PICTURED), id: rowId });

/** Who has a picture. */
export type PictureOwner = z.output<typeof pictureOwner>;

/** A picture as it is kept: both sizes as WebP, made by the window that decoded the file. */
export interface PictureBytes {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

/** A picture given to somebody, or with null theirs taken off. */
export interface PictureGiven {
  readonly picture: string | null;
  /** The one it had before, by which this is undone. */
  readonly former: string | null;
}

/** By creature, character or encounter: its picture. Those without one aren't there. */
export type PicturesOf = Readonly<Record<Pictured, Readonly<Record<string, string>>>>;

/** The pictures of a fight. */
export interface FightPictures {
  /** By combatant: the picture of the creature or character it came from. */
  readonly combatants: Readonly<Record<string, string>>;
  /** The encounter's; null for none. */
  readonly scene: string | null;
}

/** A picture file as the narrator chose it. */
export interface ChosenPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Most bytes of a picture file. */
export const MOST_PICTURE_BYTES = 20_000_000;

/** Most pixels of a picture file: as bytes four times as many. */
export const MOST_PIXELS = 50_000_000;

/** How large a picture that is kept may be: its longest side in pixels, and its bytes. */
export const KEPT: Readonly<Record<PictureSize, { readonly side: number; readonly bytes: number }>> = {
  large: { side: 1280, bytes: 1_000_000 },
  small: { side: 320, bytes: 100_000 },
};

const MILLION = 1_000_000;

/** Refuses a file that is too large before it is read (`BAD_FILE`). */
export function requirePictureBytes(bytes: number): void {
  if (bytes <= MOST_PICTURE_BYTES) return;
  throw new RodadaError('BAD_FILE', message('picture.tooLarge', { most: MOST_PICTURE_BYTES / MILLION }));
}

/** What a file says of its picture; `BAD_FILE` for one that isn't to be decoded. */
export function requirePictureFile(bytes: Uint8Array): PictureHeader {
  requirePictureBytes(bytes.byteLength);
  const header = pictureHeader(bytes);
  if (header.width * header.height <= MOST_PIXELS) return header;
  const { width, height } = header;
  throw new RodadaError(
    'BAD_FILE',
    message('picture.tooManyPixels', { width, height, most: MOST_PIXELS / MILLION }),
  );
}

/** Refuses what no window of ours makes of a picture to be kept (`BAD_FILE`, naming the size under `path`). */
export function requireKept(picture: PictureBytes, path: string): void {
  for (const size of PICTURE_SIZES) {
    if (isKept(picture[size], size)) continue;
    const field = joinPath(path, [size]);
    throw new RodadaError('BAD_FILE', message('picture.notKept', { field }), { path: field });
  }
}

/** Whether bytes are a picture as it is kept in one of its sizes. */
export function isKept(bytes: Uint8Array, size: PictureSize): boolean {
  const most = KEPT[size];
  const header = bytes.byteLength > most.bytes ? null : readOrNull(bytes);
  return (
    header !== null &&
    header.kind === 'webp' &&
    !header.moves &&
    Math.max(header.width, header.height) <= most.side
  );
}

function readOrNull(bytes: Uint8Array): PictureHeader | null {
  try {
    return pictureHeader(bytes);
  } catch (thrown) {
    if (thrown instanceof RodadaError) return null;
    throw thrown;
  }
}
