import { SvelteMap } from 'svelte/reactivity';
import type { Pictured, PictureOwner, PicturesOf } from '#shared/pictures/picture.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { keepRead } from '#renderer/state/changes.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { decodePicture, type DrawnPicture } from './decode.ts';

const NONE: PicturesOf = { creature: {}, character: {}, encounter: {} };

let known: PicturesOf = $state.raw(NONE);

/** A picture that waits for whoever is to have it to be stored. */
interface Waiting {
  readonly bytes: DrawnPicture;
  /** Where it is seen meanwhile. */
  readonly address: string;
}

const waiting = new SvelteMap<string, Waiting>();

/** Keeps the pictures of a campaign as they are stored. Call it in a component's script. */
export function usePictures(campaignId: () => string | undefined): void {
  $effect(() => {
    const id = campaignId();
    if (id === undefined) return undefined;
    return keepRead(['creatures', 'characters', 'encounters'], async () => {
      const read = await call('pictures:of-campaign', { campaignId: id });
      if (campaignId() === id) known = read;
    });
  });
}

/** The picture that somebody of the campaign has; null for none. */
export function pictureOf(kind: Pictured, id: string | null): string | null {
  return id === null ? null : (known[kind][id] ?? null);
}

/** Whether anybody of a kind has one: the others then have its place, so that names stand under each other. */
export function anyPicture(kind: Pictured): boolean {
  return Object.keys(known[kind]).length > 0;
}

/** Gives somebody the picture in a file, and offers to take that back. */
export async function giveFile(of: PictureOwner, name: string, file: Blob): Promise<void> {
  await give(of, name, await decodePicture(file, of.kind));
}

/** Takes somebody's picture off, and offers to give it back. */
export async function takeOff(of: PictureOwner, name: string): Promise<void> {
  const { former } = await call('pictures:use', { of, picture: null });
  toast(t('picture.takenOff', { name }), { undo: () => giveBack(of, former) });
}

/** Gives a copy the picture that the one has it was copied from. */
export async function copyPicture(from: PictureOwner, copyId: string): Promise<void> {
  const picture = pictureOf(from.kind, from.id);
  if (picture === null) return;
  await attempt(() => call('pictures:use', { of: { kind: from.kind, id: copyId }, picture }));
}

/** Lets the picture in a file wait, by a key, until somebody is stored who is to have it. */
export async function letWait(key: string, kind: Pictured, file: Blob): Promise<void> {
  const bytes = await decodePicture(file, kind);
  dropWaiting(key);
  const address = URL.createObjectURL(new Blob([bytes.large], { type: 'image/webp' }));
  waiting.set(key, { bytes, address });
}

/** Where a picture that waits is seen; null for none. */
export function waitingAt(key: string): string | null {
  return waiting.get(key)?.address ?? null;
}

/** Gives a picture that waits to somebody just stored; nothing where none waits. */
export async function giveWaiting(key: string, of: PictureOwner): Promise<void> {
  const bytes = waiting.get(key)?.bytes;
  if (bytes === undefined) return;
  await call('pictures:give', { of, ...bytes });
  dropWaiting(key);
}

/** Forgets a picture that waits. */
export function dropWaiting(key: string): void {
  const known = waiting.get(key);
  if (known === undefined) return;
  URL.revokeObjectURL(known.address);
  waiting.delete(key);
}

async function give(of: PictureOwner, name: string, bytes: DrawnPicture): Promise<void> {
  const { former } = await call('pictures:give', { of, ...bytes });
  toast(t('picture.given', { name }), { undo: () => giveBack(of, former) });
}

async function giveBack(of: PictureOwner, picture: string | null): Promise<void> {
  await attempt(() => call('pictures:use', { of, picture }));
}
