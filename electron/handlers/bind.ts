import { CHANNELS, type Channel } from '../../shared/api/channels.ts';
import { toWire, type Answer } from '../../shared/api/wire.ts';
import { RodadaError } from '../../shared/errors.ts';
import { message } from '../../shared/text/translate.ts';
import { asStoreError } from '../store/store-error.ts';
import type { HandlersOf } from './on.ts';

/** Where a request comes from, as Electron's events say it. */
export interface Sender {
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

/** What requests come in by: Electron's `ipcMain`. */
export interface Requests {
  readonly handle: (
    channel: string,
    listener: (event: Sender, raw: unknown) => Promise<Answer<unknown>>,
  ) => void;
}

/** Who may ask, and who is told of faults that are ours. */
export interface Doorkeeper {
  /** Whether a request comes from our own page. */
  readonly isOurs: (event: Sender) => boolean;
  /** Takes what was thrown and isn't a `RodadaError`, for the developers. */
  readonly report: (thrown: unknown) => void;
}

/** Answers every channel of the contract; errors cross as answers, never as rejections. */
export function bindHandlers(
  ipc: Requests,
  handlers: HandlersOf<Channel>,
  { isOurs, report }: Doorkeeper,
): void {
  for (const channel of CHANNELS) {
    ipc.handle(channel, async (event, raw) => {
      try {
        if (!isOurs(event)) throw new RodadaError('NOT_ALLOWED', message('store.notOurPage'));
        return { ok: true, value: await handlers[channel](raw) };
      } catch (thrown) {
        const error = asStoreError(thrown);
        if (!(error instanceof RodadaError)) report(thrown);
        return { ok: false, error: toWire(error) };
      }
    });
  }
}
