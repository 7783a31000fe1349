import { PICTURE_SIZES, type PictureSize } from './picture.ts';

const ADDRESS = /^\/pictures\/([0-9a-f-]{36})\/([a-z]+)$/;

/** Where the narrator's window finds a picture. */
export function pictureAddress(id: string, size: PictureSize): string {
  return `/pictures/${id}/${size}`;
}

/** Which picture an address names; null for any other address. */
export function pictureAt(path: string): { readonly id: string; readonly size: PictureSize } | null {
  const [, id, named] = ADDRESS.exec(path) ?? [];
  const size = PICTURE_SIZES.find((one) => one === named);
  return id === undefined || size === undefined ? null : { id, size };
}
