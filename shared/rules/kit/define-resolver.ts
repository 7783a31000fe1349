import type { z } from 'zod';
import type { Dice } from '#shared/dice/dice.ts';
import type { JsonObject } from '#shared/json.ts';
import { readWith } from '#shared/schema/read.ts';
import type { ResolverSpec } from '#shared/rules/system.ts';

/** Joins a resolver's name, the schemas of its input and options, and what it rolls; the resolver sees typed values. */
export function defineResolver<Input, Options>(
  name: string,
  input: z.ZodType<Input>,
  options: z.ZodType<Options>,
  resolve: (input: Input, options: Options, dice: Dice) => JsonObject,
): ResolverSpec {
  return {
    name,
    bind(rawInput, rawOptions) {
      const readInput = readWith(input, rawInput, 'input');
      const readOptions = readWith(options, rawOptions, 'options');
      return (dice) => resolve(readInput, readOptions, dice);
    },
  };
}
