import { tick } from 'svelte';
import { app } from '#renderer/state/app.svelte.ts';

/** With the dice on the table, gives the focus to the first die of the open panel that is still to be typed: nothing before it is open any more. */
export async function focusDice(): Promise<void> {
  if (app.settings.diceMode !== 'table') return;
  await tick();
  const dice = [...document.querySelectorAll<HTMLInputElement>('form input[data-dice]')];
  (dice.find(({ value }) => value === '') ?? dice[0])?.focus();
}
