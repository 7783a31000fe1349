import { tick } from 'svelte';

/** Brings the newest result into sight and gives it the focus, so that nothing is rolled by a key pressed twice. */
export async function showResult(): Promise<void> {
  await tick();
  const result = document.querySelector<HTMLElement>('[data-result]');
  result?.focus({ preventScroll: true });
  result?.scrollIntoView({ block: 'nearest' });
}
