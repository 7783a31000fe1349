import type { Attachment } from 'svelte/attachments';

/** Hears the keys pressed in the fields of a group, without making the group itself something to work with. */
export function keysWithin(hear: (event: KeyboardEvent) => void): Attachment<HTMLElement> {
  return (group) => {
    group.addEventListener('keydown', hear);
    return () => group.removeEventListener('keydown', hear);
  };
}
