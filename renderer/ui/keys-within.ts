import type { Attachment } from 'svelte/attachments';

/** Listens to the keys pressed within a group, which isn't a control itself. */
export function keysWithin(listener: (event: KeyboardEvent) => void): Attachment<HTMLElement> {
  return (group) => {
    group.addEventListener('keydown', listener);
    return () => group.removeEventListener('keydown', listener);
  };
}
