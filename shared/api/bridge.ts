import type { Channel } from './channels.ts';
import type { InputOf, ResultOf } from './contract.ts';
import type { Events, NarratorEvent, Unlisten } from './events.ts';
import type { Answer } from './wire.ts';

/** What the preload puts on a window as `rodada`; it never rejects: errors come as answers. */
export interface Bridge {
  readonly call: <C extends Channel>(channel: C, input: InputOf<C>) => Promise<Answer<ResultOf<C>>>;
  /** Hears what main tells by itself; gives the way to stop. */
  readonly on: <E extends NarratorEvent>(event: E, listener: (told: Events[E]) => void) => Unlisten;
}
