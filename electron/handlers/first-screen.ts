import { z } from 'zod';
import type { AppInfo } from '#shared/api/app-info.ts';
import type { CampaignOverview } from '#shared/api/campaigns.ts';
import { channel } from '#shared/api/channel-contract.ts';
import type { Settings } from '#shared/api/settings.ts';
import { PACKS } from '#electron/packs/pack-files.ts';
import { SAMPLES } from '#electron/sample/sample-files.ts';
import { hasCampaigns, listOverviews } from '#electron/store/campaigns.ts';
import { readSettings } from '#electron/store/settings.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

const FIRST_CHANNELS = ['app:info', 'settings:get', 'campaigns:list'] as const;

/** What the first screen asks before it stands. */
export type FirstChannel = (typeof FIRST_CHANNELS)[number];

/** Whether the first screen asks for it before it stands. */
export function isFirst(channel: string): channel is FirstChannel {
  return FIRST_CHANNELS.some((one) => one === channel);
}

// Beside the contract of all channels, which would bring every schema into the start.
const info = channel<AppInfo>()(z.undefined());
const settings = channel<Settings>()(z.undefined());
const campaigns = channel<readonly CampaignOverview[]>()(z.undefined());

/** What the first screen asks before it stands, answered by the database alone: no rules are needed for it. */
export function firstScreenHandlers({
  db,
  own,
  storeNotice,
  writable,
}: Pick<Services, 'db' | 'own' | 'storeNotice' | 'writable'>): HandlersOf<FirstChannel> {
  return {
    'app:info': on(info, () => ({
      version: own.version,
      runtime: own.runtime,
      storeNotice,
      writable,
      packs: PACKS.systems(),
      samples: SAMPLES.systems(),
      firstStart: writable && !hasCampaigns(db),
    })),
    'settings:get': on(settings, () => readSettings(db)),
    'campaigns:list': on(campaigns, () => listOverviews(db)),
  };
}
