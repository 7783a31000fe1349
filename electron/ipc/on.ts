import type { z } from 'zod';
import type { Channel } from '#shared/api/channels.ts';
import type { Takes } from '#shared/api/channel-contract.ts';
import type { ResultOf } from '#shared/api/contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { requirePlain } from './plain-input.ts';

/** Answers one channel: takes what came over IPC, unchecked, and gives the result or throws. */
export type Handler<O> = (raw: unknown) => Promise<O>;

/** The handlers of some channels, each with its channel's result. */
export type HandlersOf<C extends Channel> = { readonly [K in C]: Handler<ResultOf<K>> };

/** Joins a channel's contract and what it does; the input is checked first (`BAD_REQUEST` naming the field). */
export function on<T, O>(
  { input, takes }: { readonly input: z.ZodType<T>; readonly takes: Takes; readonly result?: O },
  run: (input: T) => NoInfer<O> | Promise<NoInfer<O>>,
): Handler<O> {
  return async (raw) => {
    requirePlain(raw, takes);
    return run(readInput(input, raw));
  };
}

function readInput<T>(schema: z.ZodType<T>, raw: unknown): T {
  try {
    return readWith(schema, raw, '');
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.path !== '') throw thrown;
    throw new RodadaError('BAD_REQUEST', message('store.unexpectedInput'), { path: '' });
  }
}
