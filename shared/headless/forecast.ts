import { z } from 'zod';
import { forecast } from '#shared/forecast/forecast.ts';
import type { JsonObject } from '#shared/json.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { readWith } from '#shared/schema/read.ts';
import { requireSheetFigures } from './figure-limits.ts';
import { requireRoom } from './limits.ts';

const MOST_RUNS = 1_000_000;
const USUAL_RUNS = 10_000;

const forecastRequest = z.strictObject({
  system: z.string(),
  forecast: z.unknown(),
  runs: z.int().min(1).max(MOST_RUNS).default(USUAL_RUNS),
  /** Left out: another one each time. */
  seed: z.int().optional(),
});

/** Answers `{system, forecast, runs, seed}` with what to expect of the fight. */
export function answerForecast(request: Readonly<Record<string, unknown>>): JsonObject {
  requireRoom(request['forecast'], 'forecast');
  const { system: id, forecast: setup, runs, seed } = readWith(forecastRequest, request, '');
  const system = systemOf(id);
  requireSheetFigures(system, setup, 'forecast');
  return { forecast: forecast(system, setup, { runs, seed: seed ?? anySeed() }) };
}

function anySeed(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
}
