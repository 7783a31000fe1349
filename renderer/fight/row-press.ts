import type { Attachment } from 'svelte/attachments';

const ROW = '[data-row]';
/** What does something of its own when pressed; a handle only when it is dragged. */
const CONTROLS = 'button:not([data-grip]), a[href], input, select, summary';

/** Picks the row on which a board is pressed, wherever on it: a chip, a bar, its handle. What the row's own button does is done. */
export const rowPress: Attachment<HTMLElement> = (board) => {
  function press({ target, shiftKey, ctrlKey, metaKey, altKey }: MouseEvent) {
    if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
    const row = rowAround(target, board);
    if (row === null) return;
    row.focus();
    const as = { bubbles: true, cancelable: true, detail: 1 };
    row.dispatchEvent(new MouseEvent('click', { ...as, shiftKey, ctrlKey, metaKey, altKey }));
  }
  board.addEventListener('click', press);
  return () => board.removeEventListener('click', press);
};

/** The button of the row that something is part of; null beside the rows. */
function rowAround(part: Element, board: HTMLElement): HTMLElement | null {
  for (
    let around: Element | null = part;
    around !== null && around !== board;
    around = around.parentElement
  ) {
    const rows = around.querySelectorAll<HTMLElement>(ROW);
    if (rows.length > 0) return rows.length === 1 && around.closest('li') !== null ? (rows[0] ?? null) : null;
  }
  return null;
}
