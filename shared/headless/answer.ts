import { z } from 'zod';
import { RodadaError } from '../errors.ts';
import type { Json, JsonObject } from '../json.ts';
import { joinPath, readWith } from '../schema/read.ts';
import { say, message } from '../text/translate.ts';
import { answerCombat } from './combat.ts';
import { answerForecast } from './forecast.ts';
import { answerResolver } from './resolver.ts';

const anyObject = z.looseObject({});

/** Serves a whole file: one request or an array of them, answered in the same shape. */
export function answerAll(requests: unknown): Json {
  return Array.isArray(requests) ? requests.map(answerOne) : answerOne(requests);
}

/** Serves one request; what can't be served is answered with its error in place. */
export function answerOne(request: unknown): JsonObject {
  try {
    refuseProto(request, '');
    const fields = readWith(anyObject, request, '');
    if ('combat' in fields) return answerCombat(fields);
    if ('forecast' in fields) return answerForecast(fields);
    if ('resolve' in fields) return answerResolver(fields);
    const path = 'resolve';
    throw new RodadaError('BAD_REQUEST', message('error.missingField', { field: path }), { path });
  } catch (error) {
    if (error instanceof RodadaError) return { error: inWords(error) };
    throw error;
  }
}

/** A field called `__proto__` is unknown everywhere, but schemas pass it over; so it is looked for beforehand. */
function refuseProto(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = joinPath(path, [Array.isArray(value) ? Number(key) : key]);
    if (key === '__proto__') {
      throw new RodadaError('BAD_REQUEST', message('error.unknownField', { field: at }), { path: at });
    }
    refuseProto(inner, at);
  }
}

function inWords({ code, said, path, position }: RodadaError): JsonObject {
  return { code, message: say(said, 'pt-BR'), path, position };
}
