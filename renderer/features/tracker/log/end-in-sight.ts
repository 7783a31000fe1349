import type { Attachment } from 'svelte/attachments';

/** Keeps the end of a list that grows in sight for as long as it is; `follow` brings it there again. */
export interface EndInSight {
  /** For the list; what comes last in it is its end. */
  readonly list: Attachment<HTMLElement>;
  readonly follow: () => void;
}

/**
 * A list whose newest entry stays in sight. It is looked to as the page is laid out, not before: entries may get their
 * true height only then, and an act isn't kept waiting for a layout of its own.
 */
export function endInSight(): EndInSight {
  let end: Element | null = null;
  let following = true;
  let seen = true;
  // With little room the whole tracker scrolls: it stays where the narrator has it.
  const show = () => {
    const room = end?.parentElement?.closest('section');
    if (room && getComputedStyle(room).overflowY !== 'visible') end?.scrollIntoView({ block: 'nearest' });
  };

  function list(element: HTMLElement) {
    end = element.lastElementChild;
    if (end === null) return;
    const sight = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting ?? seen;
      following = seen;
    });
    const growth = new ResizeObserver(() => {
      if (following) show();
    });
    sight.observe(end);
    growth.observe(element);
    return () => {
      sight.disconnect();
      growth.disconnect();
      end = null;
    };
  }

  function follow() {
    following = true;
    if (!seen) show();
  }

  return { list, follow };
}
