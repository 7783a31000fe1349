import type { Attachment } from 'svelte/attachments';
import { dragHandle } from 'svelte-dnd-action';

/**
 * A handle to drag a row by, made ready only as the pointer or the focus comes to it: hundreds of them cost nothing.
 * Which of them the Tab key stops at is decided by the list.
 */
export const handle: Attachment<HTMLElement> = (node) => {
  let made: ReturnType<typeof dragHandle> | null = null;

  function arm() {
    if (made !== null) return;
    const { tabIndex } = node;
    made = dragHandle(node);
    node.tabIndex = tabIndex;
  }
  function rest() {
    const { tabIndex } = node;
    made?.destroy();
    made = null;
    node.tabIndex = tabIndex;
  }

  node.addEventListener('pointerenter', arm);
  node.addEventListener('pointerleave', rest);
  node.addEventListener('focus', arm);
  node.addEventListener('blur', rest);
  return () => {
    node.removeEventListener('pointerenter', arm);
    node.removeEventListener('pointerleave', rest);
    node.removeEventListener('focus', arm);
    node.removeEventListener('blur', rest);
    rest();
  };
};
