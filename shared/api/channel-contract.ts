import type { z } from 'zod';

/** How much a request of a channel may hold: a form's worth, as many values as a whole bestiary has, or a file's bytes. */
export type Takes = 'few' | 'many' | 'bytes';

/** A channel's checked input, how much of it there may be and, by type only, its result. */
export interface ChannelContract<S extends z.ZodType, O> {
  readonly input: S;
  readonly takes: Takes;
  readonly result?: O;
}

/** Makes a channel of its result (by type only), its input and how much of that there may be. */
export function channel<O>() {
  return <S extends z.ZodType>(input: S, takes: Takes = 'few'): ChannelContract<S, O> => ({ input, takes });
}
