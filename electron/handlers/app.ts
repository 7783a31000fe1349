import { contract } from '#shared/api/contract.ts';
import { systemsWithPack } from '#electron/packs/open-pack.ts';
import { changeSettings, readSettings } from '#electron/store/settings.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

/** The app itself, its menu, and the narrator's settings. */
export function appHandlers({
  db,
  version,
  runtime,
  storeNotice,
  settingsChanged,
  offerMenu,
}: Desk): HandlersOf<'app:info' | 'settings:get' | 'settings:change' | 'menu:offer'> {
  return {
    'app:info': on(contract['app:info'], () => ({
      version,
      runtime,
      storeNotice,
      packs: systemsWithPack(),
    })),
    'settings:get': on(contract['settings:get'], () => readSettings(db)),
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
  };
}
