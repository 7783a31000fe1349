import { contract } from '#shared/api/contract.ts';
import { aboutApp } from '#electron/about/about.ts';
import { areLogsStale } from '#electron/store/search/log-words.ts';
import { searchEverywhere } from '#electron/store/search/search-everywhere.ts';
import { changeSettings, readSettings } from '#electron/store/settings.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels = 'app:about' | 'app:notices' | 'app:copy' | 'settings:change' | 'menu:offer' | 'search:all';

/** The app itself, its menu, the narrator's settings, and the search over all that is stored. */
export function appHandlers({
  db,
  work,
  own,
  readNotices,
  writable,
  settingsChanged,
  offerMenu,
  copy,
  locale,
}: Services): HandlersOf<Channels> {
  return {
    'app:about': on(contract['app:about'], () => aboutApp(db, own)),
    'app:notices': on(contract['app:notices'], () => readNotices()),
    'app:copy': on(contract['app:copy'], async ({ text }) => {
      await copy(text);
      return null;
    }),
    'settings:change': on(contract['settings:change'], (change) => {
      changeSettings(db, change);
      const settings = readSettings(db);
      settingsChanged(settings);
      return settings;
    }),
    'menu:offer': on(contract['menu:offer'], (offer) => {
      offerMenu(offer);
      return null;
    }),
    'search:all': on(contract['search:all'], async ({ campaignId, text }) => {
      // Behind other long work nobody waits: what was played last is found the next time.
      if (writable && !work.isBusy() && areLogsStale(db, locale())) {
        await work.run('logs-read', { locale: locale() });
      }
      return searchEverywhere(db, campaignId, text);
    }),
  };
}
