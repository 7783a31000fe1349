import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { jsonObject, plainObject } from '#shared/records/fields.ts';
import type { SourceFigures } from '#shared/sources/figures.ts';

/** By combatant: the id of the creature it was brought in as. */
export const sourceIds = z.record(z.string(), z.string());

function sourcesSeenWith(sheet: z.ZodType<JsonObject>) {
  const figures: z.ZodType<SourceFigures> = z.object({ max: z.int().min(0), sheet });
  return z.record(z.string(), figures);
}

/** By creature or character: what the narrator last answered about when asked whether the fight should know of it. */
export const sourcesSeen = sourcesSeenWith(jsonObject);

/** The same, to be asked first: it takes only what `sourcesSeen` takes. */
export const quickSourcesSeen = sourcesSeenWith(plainObject);

/** The same, read. */
export type SourcesSeen = z.output<typeof sourcesSeen>;
