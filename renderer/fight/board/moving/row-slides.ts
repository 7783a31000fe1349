import type { Attachment } from 'svelte/attachments';
import { whenLaidOut } from '#renderer/ui/laid-out.ts';
import { isStill } from '#renderer/ui/motion.ts';

/** The upper and the lower edge of something on the screen. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** A row that goes to its new place from so far below it (above it: less than 0). */
export interface Slide<R> {
  readonly row: R;
  readonly by: number;
}

/** Has the rows of a list slide to their new places. */
export interface RowSlides {
  /** For the list. */
  readonly list: Attachment<HTMLElement>;
  /** Notes where the rows are that are in sight or near it, before they change places; once they have, they slide from there. */
  readonly begin: (duration: number) => void;
}

/** Rows from this many times the height that is in sight, above it and below, slide into it. */
const NEAR = 1;

/**
 * Has rows slide to their new places as the order of a list changes. Of hundreds only those are measured that are in sight or
 * near it, and where they have come to as the page is laid out, so that the change isn't kept waiting for a layout of its own.
 */
export function rowSlides(): RowSlides {
  let rows: HTMLElement | null = null;
  const sliding = new Set<Animation>();

  const list: Attachment<HTMLElement> = (node) => {
    rows = node;
    return () => {
      rows = null;
    };
  };

  function begin(duration: number): void {
    if (rows === null || isStill()) return;
    const node = rows;
    const before = new Map(near(node).map((row) => [row, edgesOf(row)]));
    whenLaidOut(node, () => {
      for (const slide of sliding) slide.cancel();
      sliding.clear();
      const after = new Map(near(node).map((row) => [row, edgesOf(row)]));
      for (const { row, by } of slidesOf(before, after, sightOf(node))) {
        const slide = row.animate({ transform: [`translateY(${by}px)`, 'none'] }, duration);
        sliding.add(slide);
        slide.onfinish = () => sliding.delete(slide);
      }
    });
  }

  return { list, begin };
}

/** Which rows slide, of those whose edges before and after are known: all that are or were in sight and have moved. */
export function slidesOf<R>(
  before: ReadonlyMap<R, Edges>,
  after: ReadonlyMap<R, Edges>,
  sight: Edges,
): readonly Slide<R>[] {
  return [...after].flatMap(([row, to]) => {
    const from = before.get(row);
    if (from === undefined || from.top === to.top) return [];
    return isWithin(from, sight) || isWithin(to, sight) ? [{ row, by: from.top - to.top }] : [];
  });
}

/** Where the first is that isn't above; how many there are, where all are. Asks only a few: they stand one below the other. */
export function firstBelow(count: number, isAbove: (index: number) => boolean): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isAbove(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function near(list: HTMLElement): readonly Element[] {
  const { top, bottom } = sightOf(list);
  const margin = NEAR * Math.max(0, bottom - top);
  const rows = [...list.children];
  const isAbove = (index: number, edge: number) => (rows[index]?.getBoundingClientRect().bottom ?? 0) <= edge;
  return rows.slice(
    firstBelow(rows.length, (index) => isAbove(index, top - margin)),
    firstBelow(rows.length, (index) => isAbove(index, bottom + margin)) + 1,
  );
}

/** What of a list is in sight: of the column that scrolls it, or of the window where that is smaller. */
function sightOf(list: HTMLElement): Edges {
  const column = edgesOf(list.closest('section') ?? list);
  return { top: Math.max(0, column.top), bottom: Math.min(innerHeight, column.bottom) };
}

function edgesOf(element: Element): Edges {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

function isWithin({ top, bottom }: Edges, sight: Edges): boolean {
  return bottom > sight.top && top < sight.bottom;
}
