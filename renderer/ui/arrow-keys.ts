const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus through the elements inside `list` that match `selector` with ↑ ↓ Home End, starting from the
 * one that has it, or from above the first. Returns false where there is nowhere further to go.
 */
export function moveFocus(event: KeyboardEvent, list: ParentNode | null, selector: string): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return false;
  const all = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const now = all.findIndex((element) => element === document.activeElement);
  const target = targetOf(event.key, now, all.length);
  const element = target === null ? undefined : all[target];
  if (!element) return false;
  event.preventDefault();
  element.focus();
  return true;
}

function targetOf(key: string, now: number, length: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[key];
  return step === undefined ? null : now + step;
}
