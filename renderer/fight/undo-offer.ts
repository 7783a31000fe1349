import { app } from '#renderer/state/app.svelte.ts';
import { dismissToast, toast } from '#renderer/state/toasts.svelte.ts';

/** The message about the last command of the fight; not state, only what is to be taken away. */
let offered: number | null = null;

/** Tells what was done and offers to take it back, for as long as nothing else happens in the fight. */
export function offerUndo(text: string, undo: () => Promise<unknown>): void {
  withdrawOffer();
  const take = async (): Promise<void> => {
    await undo();
  };
  offered = toast(text, { undo: take, within: app.settings.campaignId });
}

/** Takes the offer away: with a newer command, or away from the fight, it would take back something else. */
export function withdrawOffer(): void {
  if (offered !== null) dismissToast(offered);
  offered = null;
}
