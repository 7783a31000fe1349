import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { answerCombat } from './combat.ts';
import { answerForecast } from './forecast.ts';
import { requireFit } from './limits.ts';
import { resolverOf } from '#shared/rules/registry.ts';
import { diceAnswer, diceFields, requestDice } from './request-dice.ts';

const anyObject = z.looseObject({});

/** Serves a whole file: one request or an array of them, answered in the same shape. */
export function answerAll(requests: unknown): Json {
  return Array.isArray(requests) ? requests.map(answerOne) : answerOne(requests);
}

/** The same as JSON, piece by piece, so that no answer waits for another or is lost with it. */
export function* answersAsJson(requests: unknown): Generator<string> {
  if (!Array.isArray(requests)) {
    yield answerAsJson(requests);
    return;
  }
  yield '[';
  for (const [index, request] of requests.entries())
    yield `${index === 0 ? '' : ','}${answerAsJson(request)}`;
  yield ']';
}

/** Serves one request; what can't be served is answered with its error in place. */
export function answerOne(request: unknown): JsonObject {
  try {
    requireFit(request);
    const fields = readWith(anyObject, request, '');
    if ('combat' in fields) return answerCombat(fields);
    if ('forecast' in fields) return answerForecast(fields);
    if ('resolve' in fields) return answerResolver(fields);
    const path = 'resolve';
    throw new RodadaError('BAD_REQUEST', message('error.missingField', { field: path }), { path });
  } catch (error) {
    return { error: inWords(faultOf(error)) };
  }
}

function answerAsJson(request: unknown): string {
  const answer = answerOne(request);
  try {
    return JSON.stringify(answer);
  } catch (error) {
    return JSON.stringify({ error: inWords(faultOf(error)) });
  }
}

/** What the engine can't hold (too deep a stack, too long a list or text) was too much to ask; anything else is a fault of ours. */
function faultOf(error: unknown): RodadaError {
  if (error instanceof RodadaError) return error;
  if (error instanceof RangeError)
    return new RodadaError('BAD_REQUEST', message('error.tooMuch'), { path: '' });
  return new RodadaError('INTERNAL', message('error.internal'));
}

function inWords({ code, said, path, position }: RodadaError): JsonObject {
  return { code, message: say(said, 'pt-BR'), path, position };
}

const resolverRequest = z.strictObject({
  system: z.string(),
  resolve: z.string(),
  input: z.record(z.string(), z.json()),
  options: z.record(z.string(), z.json()).default({}),
  ...diceFields,
});

/** Answers `{system, resolve, input, options?}` with `{outcome, rolls, unusedDice}`. */
function answerResolver(request: unknown): JsonObject {
  const fields = readWith(resolverRequest, request, '');
  const resolver = resolverOf(fields.system, fields.resolve);
  const dice = requestDice(fields);
  const outcome = resolver.bind(fields.input, fields.options)(dice.dice);
  return { outcome, ...diceAnswer(dice, dice.dice.rolls) };
}
