import { z } from 'zod';
import type { Message } from '#shared/text/message.ts';
import type { CampaignOverview } from './campaigns.ts';
import { channel } from './channel-contract.ts';
import type { Settings } from './settings.ts';

/** What the frame shows of the app itself. */
export interface AppInfo {
  readonly version: string;
  /** Electron, Chrome and Node, for the about page and bug reports. */
  readonly runtime: string;
  /** What happened to the database at opening (begun anew, a log set aside …), or null when all is well. */
  readonly storeNotice: Message | null;
  /** False where the data can only be read: nothing is saved. */
  readonly writable: boolean;
  /** Ids of the rule systems that have a starter pack. */
  readonly packs: readonly string[];
  /** Ids of the rule systems that have a sample campaign. */
  readonly samples: readonly string[];
  /** Whether there was never a campaign: whoever opens the app is new to it. */
  readonly firstStart: boolean;
}

/** The licence of something that the app is made of. */
export interface Notice {
  readonly name: string;
  /** Empty where it has none. */
  readonly version: string;
  /** Its short name, `MIT`. */
  readonly licence: string;
  /** The whole of it, as its makers give it. */
  readonly text: string;
}

/** What the app says of itself for a report of a fault: nothing that the narrator wrote, and no place on the computer. */
export interface AboutApp {
  readonly version: string;
  /** The commit that it was built from; null where that isn't known. */
  readonly commit: string | null;
  /** Electron, Chrome and Node. */
  readonly runtime: string;
  readonly sqlite: string;
  /** The computer's system, `Linux 6.1 x64`. */
  readonly system: string;
  /** Version of the database's tables. */
  readonly schema: number;
  /** How many there are of each, without those removed. */
  readonly counts: {
    readonly campaigns: number;
    readonly characters: number;
    readonly creatures: number;
    readonly encounters: number;
    readonly sessions: number;
    readonly fights: number;
  };
}

/** What the first screen asks before it stands; by itself, so that a start needn't bring the schemas of all channels. */
export const firstContract = {
  'app:info': channel<AppInfo>()(z.undefined()),
  'settings:get': channel<Settings>()(z.undefined()),
  'campaigns:list': channel<readonly CampaignOverview[]>()(z.undefined()),
} as const;
