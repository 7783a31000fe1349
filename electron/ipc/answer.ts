import type { Channel } from '#shared/api/channels.ts';
import { type Answer, toWire } from '#shared/api/wire.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { asStoreError } from '#electron/store/store-error.ts';
import type { Answering, Sender } from './bind.ts';
import type { HandlersOf } from './on.ts';
import type { Carrying } from './patience.ts';

/** Whose requests are answered, and who is told of faults that are ours. */
export interface AnswerOptions {
  /** Whether a request comes from our own page. */
  readonly isOurs: (event: Sender) => boolean;
  /** What is thrown for a channel that nobody answers yet. */
  readonly absent?: () => RodadaError;
  /** Takes what was thrown and isn't a `RodadaError`, for the developers. */
  readonly report: (thrown: unknown) => void;
  /** Carries out what is asked, and waits where the data are locked. */
  readonly carry: Carrying;
}

/** Answers the channels by their handlers; errors cross as answers, never as rejections. */
export function answersOf(
  handlers: Partial<HandlersOf<Channel>>,
  { isOurs, absent, report, carry }: AnswerOptions,
): Answering {
  return async (channel, event, raw) => {
    try {
      if (!isOurs(event)) throw new RodadaError('NOT_ALLOWED', message('store.notOurPage'));
      const handler = handlers[channel];
      if (handler === undefined) throw absent?.() ?? new RodadaError('STORE', message('error.internal'));
      return { ok: true, value: await carry<unknown>(() => handler(raw)) };
    } catch (thrown) {
      return failed(thrown, report);
    }
  };
}

/** The answer that tells what was thrown; what is no fault of the narrator's or of the data is reported. */
export function failed(thrown: unknown, report: (thrown: unknown) => void): Answer<never> {
  const error = asStoreError(thrown);
  if (!(error instanceof RodadaError)) report(thrown);
  return { ok: false, error: toWire(error) };
}
