import { z } from 'zod';
import type { Json } from '#shared/json.ts';

/** Checks JSON as it comes from outside; a field that is `undefined` is one left out. */
export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(json),
    z.record(z.string(), json.optional()),
  ]),
);
