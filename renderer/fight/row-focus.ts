import { whenLaidOut } from '#renderer/ui/laid-out.ts';

/** The id of the line that has the focus, in its name or its handle; null when none has. */
export function rowInFocus(): string | null {
  const row = document.activeElement?.closest('li')?.querySelector('[data-row]');
  return row instanceof HTMLElement ? (row.dataset['row'] ?? null) : null;
}

/** Puts the focus back on a row, after the list was made anew around it; on its group while that is closed. */
export function focusRow(id: string): void {
  rowOf(id)?.focus();
}

/** The id of somebody's line as an element: found at once however many rows there are. */
export function rowElementId(id: string): string {
  return `row-${id}`;
}

/** The line of somebody on the screen, or of its group while that is closed; null for none. */
export function rowOf(id: string): HTMLElement | null {
  const own = document.getElementById(rowElementId(id));
  return own ?? document.querySelector<HTMLElement>(`[data-members~="${CSS.escape(id)}"]`);
}

/** Every line on the screen that can have the focus, from top to bottom. */
export function rowsOnScreen(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

/** The ids a line on the screen stands for: one, or all of a group that is closed. */
export function idsOfRow({ dataset }: HTMLElement): readonly string[] {
  return (dataset['members'] ?? dataset['row'] ?? '').split(' ');
}

/** Everybody on the screen from top to bottom, those in closed groups too. */
export function idsOnScreen(): readonly string[] {
  return [...new Set(rowsOnScreen().flatMap(idsOfRow))];
}

/**
 * Scrolls the list of the order, and nothing around it, so that the line of an element is in sight. It is looked at as the
 * page is laid out, before that is painted: an act isn't kept waiting for a layout of its own.
 */
export function showRow(element: Element | null): void {
  const line = element?.closest('li');
  const room = line?.closest('section');
  if (!line || !room) return;
  whenLaidOut(line, () => bringIntoSight(line, room));
}

function bringIntoSight(line: HTMLElement, room: HTMLElement): void {
  // With little room the whole tracker scrolls: it stays where the narrator has it.
  if (getComputedStyle(room).overflowY === 'visible') return;
  const { top, bottom } = line.getBoundingClientRect();
  const sight = room.getBoundingClientRect();
  if (top < sight.top) room.scrollTop -= sight.top - top;
  else if (bottom > sight.bottom) room.scrollTop += bottom - sight.bottom;
}
