import { z } from 'zod';
import type { Side } from '#shared/combat/state.ts';
import { FOCUSES } from '#shared/arena/focus.ts';
import type { Forecast } from '#shared/forecast/summary.ts';
import { encounterPiece } from '#shared/records/encounter.ts';
import { rowId } from '#shared/records/fields.ts';

/** How often a fight is tried out unless asked otherwise. */
export const USUAL_RUNS = 10_000;

/** A fight to forecast as it stands in the builder, stored or not. */
export const forecastAsked = z.strictObject({
  campaignId: rowId,
  pieces: z.array(encounterPiece).max(200),
  party: z.array(rowId).max(50),
  /** Whom everyone goes for; null: as the system's policy says. */
  focus: z.enum(FOCUSES).nullable().default(null),
  runs: z.int().min(100).max(1_000_000).default(USUAL_RUNS),
  seed: z.int(),
});

/** Somebody in a forecast, by the id that its figures go by. */
export interface ForecastFighter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
}

/** A forecast with those who fight in it. */
export interface ForecastAnswer {
  readonly forecast: Forecast;
  readonly fighters: readonly ForecastFighter[];
}

/** How far a forecast is. */
export interface ForecastProgress {
  readonly done: number;
  readonly runs: number;
}
