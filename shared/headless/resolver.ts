import { z } from 'zod';
import { RodadaError } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import { resolversOf } from '../rules/registry.ts';
import { readWith } from '../schema/read.ts';
import { message } from '../text/translate.ts';
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
  const resolver = resolversOf(fields.system).find(({ name }) => name === fields.resolve);
  if (resolver === undefined) {
    const said = message('error.unknownResolver', { resolver: fields.resolve });
    throw new RodadaError('BAD_REQUEST', said, { path: 'resolve' });
  }
  const dice = requestDice(fields);
  const outcome = resolver.bind(fields.input, fields.options)(dice.dice);
  return { outcome, ...diceAnswer(dice, dice.dice.rolls) };
}
