import type { Message } from '#shared/text/message.ts';

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
