import { showResult } from '#renderer/fight/result/show-result.ts';

/** Brings the result into sight, or above it what waits for the narrator since: morale, somebody dying. */
export async function showWaiting(): Promise<void> {
  await showResult();
  document.querySelector('[data-waiting]')?.scrollIntoView({ block: 'nearest' });
}
