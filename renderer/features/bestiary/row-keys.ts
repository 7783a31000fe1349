const PAGE = 8;

/** The row that a key in a list of so many leads to; −1 is above the first, null is no key of the list. */
export function rowTarget(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>,
  index: number,
  count: number,
): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return null;
  const last = count - 1;
  switch (event.key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return index - 1;
    case 'PageDown':
      return Math.min(index + PAGE, last);
    case 'PageUp':
      return Math.max(0, index - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
