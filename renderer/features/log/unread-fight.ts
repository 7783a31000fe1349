import { RodadaError } from '#shared/errors.ts';
import type { Message } from '#shared/text/message.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

/** A fight that can't be read, and what is wrong with it. */
export interface UnreadFight {
  readonly id: string;
  readonly said: Message;
}

/** What reading a fight gives, or why it can't be read; any other error is thrown on. */
export async function readOrTell<T>(id: string, read: () => Promise<T>): Promise<T | UnreadFight> {
  try {
    return await read();
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.code !== 'UNREADABLE') throw thrown;
    return { id, said: thrown.said };
  }
}

/** Writes a fight to a file as it is stored, where the narrator says. */
export async function exportStored(id: string): Promise<void> {
  const file = await call('combats:export-stored', { id });
  if (file !== null) toast(t('storedFight.unread.exported', { file }));
}
