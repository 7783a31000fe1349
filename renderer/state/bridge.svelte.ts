import type { Bridge } from '#shared/api/bridge.ts';
import { CHANNELS, type Channel } from '#shared/api/channels.ts';
import type { InputOf, ResultOf } from '#shared/api/contract.ts';
import type { Events, NarratorEvent, Unlisten } from '#shared/api/events.ts';
import { fromWire } from '#shared/api/wire.ts';
import type { Message } from '#shared/text/message.ts';
import { rightNow } from './now.ts';

declare global {
  interface Window {
    /** Put into the window by the preload. */
    readonly rodada: Bridge;
  }
}

type Args<C extends Channel> = undefined extends InputOf<C> ? [] : [input: InputOf<C>];

/**
 * When something was last written to disk by this window (ISO date-time; null before the first time), and why the last
 * thing that was to be written wasn't, or null when it was.
 */
export const saved: { at: string | null; failure: Message | null } = $state({ at: null, failure: null });

/**
 * Asks main over the contract; throws the `RodadaError` that main answered with. `$state` proxies may be
 * passed as they are.
 */
export function call<C extends Channel>(channel: C, ...args: Args<C>): Promise<ResultOf<C>>;
export async function call<C extends Channel>(
  channel: C,
  ...[input]: [] | [InputOf<C>]
): Promise<ResultOf<C>> {
  const answer = await window.rodada.call(channel, unproxied<C>(input));
  const writes = CHANNELS[channel] === 'writes';
  if (!answer.ok) {
    if (writes && answer.error.code === 'STORE') saved.failure = answer.error.said;
    throw fromWire(answer.error);
  }
  if (writes) Object.assign(saved, { at: rightNow(), failure: null });
  return answer.value;
}

/** Hears what main tells by itself; gives the way to stop. */
export function listen<E extends NarratorEvent>(event: E, listener: (told: Events[E]) => void): Unlisten {
  return window.rodada.on(event, listener);
}

/** A copy without `$state` proxies, which can't cross to main; `Args` sees to it that only input that may be left out is. */
function unproxied<C extends Channel>(value: InputOf<C> | undefined): InputOf<C>;
function unproxied(value: unknown): unknown {
  return $state.snapshot(value);
}
