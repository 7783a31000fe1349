import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { jsonObject, plainObject } from '#shared/records/fields.ts';
import type { LastingFigures } from '#shared/rules/system.ts';

function carryOversWith(sheet: z.ZodType<JsonObject>) {
  const figures: z.ZodType<LastingFigures> = z.object({
    hp: z.object({ current: z.int(), max: z.int() }),
    sheet,
  });
  const change = z.object({ before: figures, after: figures.nullable() });
  // Ends of before both were kept say only what the character was.
  const onlyBefore = figures.transform((before) => ({ before, after: null }));
  return z.record(z.string(), z.union([change, onlyBefore]).nullable());
}

/** What the end of a fight changed, by character, as it is stored and stands in campaign files. */
export const carryOvers = carryOversWith(jsonObject);

/** The same, to be asked first: it takes only what `carryOvers` takes. */
export const quickCarryOvers = carryOversWith(plainObject);

/**
 * What each character was before the end of a fight changed it, and what the end made of it (null where that isn't
 * known); null for one whom a later fight's end has changed again.
 */
export type CarryOvers = z.output<typeof carryOvers>;
