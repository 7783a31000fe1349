import { contract } from '#shared/api/contract.ts';
import { readLogs } from '#electron/store/search/log-words.ts';
import { searchEverywhere } from '#electron/store/search/search-everywhere.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

/** One search over campaigns, creatures, encounters, sessions and logs. */
export function searchHandlers({ db, locale }: Desk): HandlersOf<'search:all'> {
  return {
    'search:all': on(contract['search:all'], async ({ campaignId, text }) => {
      await readLogs(db, locale());
      return searchEverywhere(db, campaignId, text);
    }),
  };
}
