import type { Attachment } from 'svelte/attachments';

/** From the words of the last acts to the letters of the last acts: what is given up, in this order, until the rest fits. */
const GIVEN_UP = ['data-bare', 'data-gone'] as const;

/** Marks as few acts as leave room for all others in one line; which ones. */
function fitted(row: HTMLElement): readonly string[] {
  const acts = [...row.querySelectorAll<HTMLElement>('[data-act]')];
  for (const act of acts) for (const mark of GIVEN_UP) act.removeAttribute(mark);
  for (const mark of GIVEN_UP) {
    for (const act of acts.toReversed()) {
      if (row.scrollWidth <= row.clientWidth) break;
      // Without a key there is no letter to tell it by.
      if (act.ariaPressed === 'true' || (mark === 'data-bare' && act.querySelector('kbd') === null)) continue;
      act.setAttribute(mark, '');
    }
  }
  return acts
    .filter((act) => GIVEN_UP.some((mark) => act.hasAttribute(mark)))
    .flatMap((act) => act.dataset['act'] ?? []);
}

/**
 * Keeps the buttons of a row (`data-act`) in one line: as far as there isn't the room, the last ones lose their words
 * (`data-bare`), then go (`data-gone`), but for the one that is pressed. Which ones is told whenever it changes.
 */
export function wordsInLine(told: (bare: readonly string[]) => void): Attachment<HTMLElement> {
  return (row) => {
    let last = '';
    const fit = () => {
      const bare = fitted(row);
      if (bare.join(' ') === last) return;
      last = bare.join(' ');
      told(bare);
    };
    const sized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    sized.observe(row);
    changed.observe(row, {
      attributeFilter: ['aria-pressed'],
      characterData: true,
      childList: true,
      subtree: true,
    });
    return () => {
      sized.disconnect();
      changed.disconnect();
      for (const mark of GIVEN_UP) {
        for (const act of row.querySelectorAll(`[${mark}]`)) act.removeAttribute(mark);
      }
      told([]);
    };
  };
}
