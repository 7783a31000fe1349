import type { Attachment } from 'svelte/attachments';

const ROW = '[data-row]';
const HANDLE = '[data-handle]';

/** Makes the rows of a board one stop of the Tab key, with their handle: the row that had the focus last, else the one in turn. */
export const roving: Attachment<HTMLElement> = (board) => {
  let stop: HTMLElement | null = null;

  function stopAt(row: HTMLElement | null) {
    if (stop !== row) setStop(stop, -1);
    stop = row;
    setStop(row, 0);
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

/** What has it already isn't told again: of whatever has the focus the browser would lay the page out anew to see whether it may keep it. */
function setStop(row: HTMLElement | null, tabIndex: 0 | -1): void {
  for (const part of partsOf(row)) if (part.tabIndex !== tabIndex) part.tabIndex = tabIndex;
}

function partsOf(row: HTMLElement | null): readonly HTMLElement[] {
  if (row === null) return [];
  const handle = row.closest('li')?.querySelector<HTMLElement>(HANDLE);
  return handle === null || handle === undefined ? [row] : [row, handle];
}
