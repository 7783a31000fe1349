/** ↑ and ↓ go from entry to entry, wherever in one the focus is. */
export function moveThrough(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target, currentTarget } = event;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const entry = target.closest('[data-entry]');
  if (entry === null) return;
  const entries = [...currentTarget.querySelectorAll('[data-entry]')];
  const next = entries[entries.indexOf(entry) + step];
  event.preventDefault();
  next?.querySelector('button')?.focus();
}
