import { tick } from 'svelte';

/** Brings the panel that asks what comes next into sight and gives it the focus, where Enter does nothing yet; without one, the result. */
export async function showPrompt(): Promise<void> {
  await tick();
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  if (prompt === null) return showResult();
  prompt.focus({ preventScroll: true });
  prompt.closest('form')?.scrollIntoView({ block: 'nearest' });
}

/** Brings the newest result into sight and gives it the focus, so that nothing is rolled by a key pressed twice. */
export async function showResult(): Promise<void> {
  await tick();
  const result = document.querySelector<HTMLElement>('[data-result]');
  result?.focus({ preventScroll: true });
  result?.scrollIntoView({ block: 'nearest' });
}
