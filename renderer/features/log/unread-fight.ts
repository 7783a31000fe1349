import type { LoggedFight } from '#shared/api/combats.ts';
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

/** Reads fights for their log: those that can be read and those that can't; one put away meanwhile is left out. */
export async function readFights(
  ids: readonly string[],
): Promise<{ readonly opened: readonly LoggedFight[]; readonly unread: readonly UnreadFight[] }> {
  const read = await Promise.all(ids.map((id) => readOrTell(id, () => readLog(id))));
  return {
    opened: read.flatMap((one) => (one !== null && 'combat' in one ? [one] : [])),
    unread: read.flatMap((one) => (one !== null && 'said' in one ? [one] : [])),
  };
}

async function readLog(id: string): Promise<LoggedFight | null> {
  try {
    return await call('combats:log', { id });
  } catch (thrown) {
    if (thrown instanceof RodadaError && thrown.code === 'NOT_FOUND') return null;
    throw thrown;
  }
}

/** Writes a fight to a file as it is stored, where the narrator says. */
export async function exportStored(id: string): Promise<void> {
  const file = await call('combats:export-stored', { id });
  if (file !== null) toast(t('storedFight.unread.exported', { file }));
}
