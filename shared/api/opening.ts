import { z } from 'zod';
import { channel } from './channel-contract.ts';
import { backupChoice } from './backups.ts';
import type { Message } from '#shared/text/message.ts';
import type { Backup } from './backups.ts';

/** Everything that can keep the database from being opened, each told apart from the others. */
export const TROUBLES = [
  'link-away',
  'folder-away',
  'places',
  'missing',
  'not-a-file',
  'no-permission',
  'read-only-file',
  'read-only-folder',
  'read-only-volume',
  'locked',
  'full',
  'newer',
  'foreign',
  'damaged',
  'incomplete',
  'cannot-migrate',
  'failed',
] as const;

/** What keeps the database from being opened. */
export type TroubleKind = (typeof TROUBLES)[number];

/** A way on that the narrator may choose. */
export type Way = 'backup' | 'retry' | 'folder' | 'read-only' | 'anew';

/** What keeps the database from being opened, in words, and the ways on. */
export interface Trouble {
  readonly kind: TroubleKind;
  readonly said: Message;
  /** Where the database stands, or should. */
  readonly path: string;
  readonly ways: readonly Way[];
}

/** Whether the data are open; where they aren't: why, and the backups there are, the newest good one first. */
export type OpeningState =
  | { readonly kind: 'open' }
  | { readonly kind: 'blocked'; readonly trouble: Trouble; readonly backups: readonly Backup[] };

/** Whether the data are open; the acts do something only while they aren't. */
export const openingContract = {
  'opening:state': channel<OpeningState>()(z.undefined()),
  'opening:retry': channel<OpeningState>()(z.undefined()),
  'opening:open-backup': channel<OpeningState>()(backupChoice),
  'opening:choose-folder': channel<OpeningState>()(z.undefined()),
  'opening:read-only': channel<OpeningState>()(z.undefined()),
  'opening:begin-anew': channel<OpeningState>()(z.undefined()),
  /** The window is loaded anew over the data restored. */
  'backups:restore': channel<OpeningState>()(backupChoice),
};
