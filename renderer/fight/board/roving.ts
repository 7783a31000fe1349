import type { Attachment } from 'svelte/attachments';

const ROW = '[data-row]';
const HANDLE = '[data-handle]';

/** Makes the rows of a board one stop of the Tab key, with their handle: the row that had the focus last, else the one in turn. */
export const roving: Attachment<HTMLElement> = (board) => {
  let stop: HTMLElement | null = null;

  function stopAt(row: HTMLElement | null) {
    if (stop !== row) for (const part of partsOf(stop)) part.tabIndex = -1;
    stop = row;
    for (const part of partsOf(row)) part.tabIndex = 0;
  }
  function settle() {
    if (stop?.isConnected === true) stopAt(stop);
    else
      stopAt(
        board.querySelector<HTMLElement>(`${ROW}[aria-current]`) ?? board.querySelector<HTMLElement>(ROW),
      );
  }
  function follow({ target }: FocusEvent) {
    const row = target instanceof Element ? rowAt(target) : null;
    if (row !== null) stopAt(row);
  }

  const observer = new MutationObserver(settle);
  observer.observe(board, { childList: true, subtree: true });
  board.addEventListener('focusin', follow);
  settle();
  return () => {
    observer.disconnect();
    board.removeEventListener('focusin', follow);
  };
};

function rowAt(target: Element): HTMLElement | null {
  return target.closest('li')?.querySelector<HTMLElement>(ROW) ?? null;
}

function partsOf(row: HTMLElement | null): readonly HTMLElement[] {
  if (row === null) return [];
  const handle = row.closest('li')?.querySelector<HTMLElement>(HANDLE);
  return handle === null || handle === undefined ? [row] : [row, handle];
}
