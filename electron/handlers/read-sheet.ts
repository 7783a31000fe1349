import type { Campaign } from '#shared/api/campaigns.ts';
import type { JsonObject } from '#shared/json.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { readWith } from '#shared/schema/read.ts';

/** A sheet checked and completed by the campaign's system; errors name the field under `field`. */
export function readSheet({ system }: Campaign, sheet: JsonObject, field: string): JsonObject {
  return readWith(systemOf(system).sheet, sheet, field);
}
