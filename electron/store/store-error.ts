import { RodadaError } from '#shared/errors.ts';
import { plain, message } from '#shared/text/message.ts';
import { isDamage, sqliteCode } from './sqlite.ts';

/** Puts what SQLite threw into the narrator's words (`STORE`); anything else is given back as it is. */
export function asStoreError(thrown: unknown): unknown {
  const code = sqliteCode(thrown);
  return code === null ? thrown : new RodadaError('STORE', wordsFor(thrown, code));
}

function wordsFor(thrown: unknown, code: string) {
  if (isDamage(thrown)) return message('damage.stuck');
  if (code === 'SQLITE_FULL') return message('store.error.full');
  if (code.startsWith('SQLITE_READONLY')) return message('store.error.readOnly');
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return message('store.error.busy');
  return message('store.error.failed', { why: plain(code) });
}
