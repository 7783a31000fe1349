import { type Message, message } from '#shared/text/message.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { app, changeSettings } from '#renderer/state/app.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { clearRefusal } from '#renderer/fight/fight.svelte.ts';
import type { PartCommand } from '#renderer/fight/parts.ts';

/** Locks the order and unlocks it, where rows stand in one that is changed by hand. */
export const LOCK_COMMAND: PartCommand = {
  id: 'tracker.lock',
  label: message('tracker.lock.lock'),
  group: message('tracker.group'),
  keys: ['Shift+O'],
  panel: null,
};

/** Whether nobody may be moved by hand. */
export function isLocked(): boolean {
  return app.settings.orderLocked;
}

/** Locks the order, or unlocks it; kept for the next fight too. */
export async function toggleLock(): Promise<void> {
  const orderLocked = !isLocked();
  await changeSettings({ orderLocked });
  clearRefusal();
  announce(t(orderLocked ? 'tracker.lock.locked' : 'tracker.lock.unlocked'));
}

/** Why nobody is moved by hand while the order is locked; null when it isn't. */
export function lockRefusal(): Message | null {
  return isLocked() ? message('tracker.lock.refusal') : null;
}
