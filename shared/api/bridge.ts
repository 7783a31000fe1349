import type { Channel } from './channels.ts';
import type { InputOf, ResultOf } from './contract.ts';
import type { Answer } from './wire.ts';

/** What the preload puts on a window as `rodada`; it never rejects: errors come as answers. */
export interface Bridge {
  readonly call: <C extends Channel>(channel: C, input: InputOf<C>) => Promise<Answer<ResultOf<C>>>;
}
