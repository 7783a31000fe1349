import type { Channel } from '../../shared/api/channels.ts';
import type { InputOf, ResultOf } from '../../shared/api/contract.ts';
import { type Answer, fromWire } from '../../shared/api/wire.ts';
import { rightNow } from './format.ts';

declare global {
  interface Window {
    /** The bridge that the preload puts into the window. */
    readonly rodada: {
      readonly call: <C extends Channel>(channel: C, input: unknown) => Promise<Answer<ResultOf<C>>>;
    };
  }
}

type Args<C extends Channel> = undefined extends InputOf<C> ? [] : [input: InputOf<C>];

const WRITING: ReadonlySet<Channel> = new Set<Channel>([
  'settings:change',
  'campaigns:create',
  'campaigns:change',
  'characters:save',
  'characters:remove',
  'characters:restore',
  'sessions:save',
  'creatures:save',
  'creatures:remove',
  'creatures:restore',
  'imports:commit',
  'encounters:save',
  'encounters:remove',
  'encounters:restore',
  'combats:start',
  'combats:command',
]);

/** When something was last written to disk by this window (ISO date-time); null before the first time. */
export const saved: { at: string | null } = $state({ at: null });

/**
 * Asks main over the contract; throws the `RodadaError` that main answered with. `$state` proxies may be
 * passed as they are.
 */
export async function call<C extends Channel>(channel: C, ...[input]: Args<C>): Promise<ResultOf<C>> {
  const answer = await window.rodada.call(channel, $state.snapshot(input));
  if (!answer.ok) throw fromWire(answer.error);
  if (WRITING.has(channel)) saved.at = rightNow();
  return answer.value;
}
