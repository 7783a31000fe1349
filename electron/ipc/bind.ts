import { CHANNEL_NAMES, type Channel } from '#shared/api/channels.ts';
import type { Answer } from '#shared/api/wire.ts';

/** Where a request comes from, as Electron's events say it. */
export interface Sender {
  /** The contents of a window. */
  readonly sender: unknown;
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

/** What requests come in by: Electron's `ipcMain`. */
export interface Requests {
  readonly handle: (
    channel: string,
    listener: (event: Sender, raw: unknown) => Promise<Answer<unknown>>,
  ) => void;
}

/** Answers a request on a channel; never rejects. */
export type Answering = (channel: Channel, event: Sender, raw: unknown) => Promise<Answer<unknown>>;

/** Listens on every channel of the contract from now on; requests wait until there is someone to answer them. (Free of zod and texts: this runs before the window opens.) */
export function bindChannels(ipc: Requests, answering: Promise<Answering>): void {
  for (const channel of CHANNEL_NAMES) {
    ipc.handle(channel, async (event, raw) => (await answering)(channel, event, raw));
  }
}
