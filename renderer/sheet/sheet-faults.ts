import type { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { faultsOf } from '#shared/schema/read.ts';
import { type FieldFaults, fieldErrors } from '#renderer/state/errors.ts';

/** What is wrong with a sheet, by the path of the field; empty when it may be saved. */
export function sheetFaults(schema: z.ZodType<JsonObject>, sheet: JsonObject): FieldFaults {
  return fieldErrors(...faultsOf(schema, sheet));
}
