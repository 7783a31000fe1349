import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

/** Takes a picture that was dropped on the window or pasted. */
type Take = (file: File) => Promise<void>;

/** Those on the screen who take one, the last one first asked: a sheet lies over what stands below it. */
const places: Take[] = [];

/** Has pictures that are dropped or pasted brought here from now on; gives the way to stop. */
export function offerPlace(take: Take): () => void {
  places.push(take);
  return () => {
    places.splice(places.indexOf(take), 1);
  };
}

/** Whether pictures are brought here, and to nobody over it. */
export function isFirstPlace(take: Take): boolean {
  return places.at(-1) === take;
}

/** Brings a dropped picture to whoever takes it; says so where nobody does. */
export async function takeDropped(file: File): Promise<void> {
  const take = places.at(-1);
  if (take === undefined) toast(t('picture.nowhere', { file: file.name }), { tone: 'error' });
  else await take(file);
}

/** The picture in what is pasted; null for none, and where words are pasted into a field of words. */
export function pastedPicture({ clipboardData, target }: ClipboardEvent): File | null {
  const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
  const hasWords = clipboardData?.types.includes('text/plain') ?? false;
  const isWritten = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
  return hasWords && isWritten ? null : file;
}
