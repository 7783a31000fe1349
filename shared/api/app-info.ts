import type { Message } from '#shared/text/message.ts';

/** What the frame shows of the app itself. */
export interface AppInfo {
  readonly version: string;
  /** Electron, Chrome and Node, for the about page and bug reports. */
  readonly runtime: string;
  /** What happened to the database at opening (restored, quarantined, newer …), or null when all is well. */
  readonly storeNotice: Message | null;
  /** Ids of the rule systems that have a starter pack. */
  readonly packs: readonly string[];
}
