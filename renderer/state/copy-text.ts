import { announce } from './announce.svelte.ts';
import { call } from './bridge.svelte.ts';
import { toast } from './toasts.svelte.ts';

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, said: string): Promise<void> {
  await call('app:copy', { text });
  toast(said);
  announce(said);
}
