import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import { plain, type Message, message } from '#shared/text/message.ts';

/** Says of a fight by its name that it can't be read as it is stored (`UNREADABLE`), what of it, and at which path (`rows[12]`). */
export function unreadable(name: string, what: Message, path: string): RodadaError {
  return new RodadaError('UNREADABLE', message('storedFight.unreadable', { name: plain(name), what }), {
    path,
  });
}

/** Runs a reading of stored JSON; what isn't the JSON that was stored there becomes the error that `error` makes. */
export function readStored<T>(read: () => T, error: () => RodadaError): T {
  try {
    return read();
  } catch (thrown) {
    throw isUnreadable(thrown) ? error() : thrown;
  }
}

/** What reading something stored gives, or what is wrong with it where it can't be read. */
export function tryReading<T>(read: () => T): { readonly read: T } | { readonly unread: Message } {
  try {
    return { read: read() };
  } catch (thrown) {
    if (thrown instanceof RodadaError && thrown.code === 'UNREADABLE') return { unread: thrown.said };
    throw thrown;
  }
}

/** Whether a reading ends with that it isn't what was stored. */
export function isDamaged(read: () => unknown): boolean {
  return 'unread' in tryReading(read);
}

/** Whether it was thrown because stored JSON isn't what was stored there. */
export function isUnreadable(thrown: unknown): boolean {
  return thrown instanceof SyntaxError || thrown instanceof TypeError || thrown instanceof z.ZodError;
}
