import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { resolverOf } from '#shared/rules/registry.ts';
import { readWith } from '#shared/schema/read.ts';
import { diceAnswer, diceFields, requestDice } from './request-dice.ts';

const resolverRequest = z.strictObject({
  system: z.string(),
  resolve: z.string(),
  input: z.record(z.string(), z.json()),
  options: z.record(z.string(), z.json()).default({}),
  ...diceFields,
});

/** Answers `{system, resolve, input, options?}` with `{outcome, rolls, unusedDice}`. */
export function answerResolver(request: unknown): JsonObject {
  const fields = readWith(resolverRequest, request, '');
  const resolver = resolverOf(fields.system, fields.resolve);
  const dice = requestDice(fields);
  const outcome = resolver.bind(fields.input, fields.options)(dice.dice);
  return { outcome, ...diceAnswer(dice, dice.dice.rolls) };
}
