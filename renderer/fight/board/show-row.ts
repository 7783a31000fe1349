/** Scrolls the list of the order, and nothing around it, so that the line of an element is in sight. */
export function showRow(element: Element | null): void {
  const line = element?.closest('li');
  const room = line?.closest('section');
  // With little room the whole tracker scrolls: it stays where the narrator has it.
  if (!line || !room || getComputedStyle(room).overflowY === 'visible') return;
  const { top, bottom } = line.getBoundingClientRect();
  const sight = room.getBoundingClientRect();
  if (top < sight.top) room.scrollTop -= sight.top - top;
  else if (bottom > sight.bottom) room.scrollTop += bottom - sight.bottom;
}
