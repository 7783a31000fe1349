import { firstContract } from '#shared/api/app-info.ts';
import { PACKS } from '#electron/packs/pack-files.ts';
import { SAMPLES } from '#electron/sample/sample-files.ts';
import { hasCampaigns, listOverviews } from '#electron/store/campaigns.ts';
import { readSettings } from '#electron/store/settings.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

/** What the first screen asks before it stands, answered by the database alone: no rules are needed for it. */
export function firstScreenHandlers({
  db,
  own,
  storeNotice,
  writable,
}: Pick<Services, 'db' | 'own' | 'storeNotice' | 'writable'>): HandlersOf<keyof typeof firstContract> {
  return {
    'app:info': on(firstContract['app:info'], () => ({
      version: own.version,
      runtime: own.runtime,
      storeNotice,
      writable,
      packs: PACKS.systems(),
      samples: SAMPLES.systems(),
      firstStart: writable && !hasCampaigns(db),
    })),
    'settings:get': on(firstContract['settings:get'], () => readSettings(db)),
    'campaigns:list': on(firstContract['campaigns:list'], () => listOverviews(db)),
  };
}
