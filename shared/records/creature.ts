import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { printable } from '#shared/text/printable.ts';
import { givenName, jsonObject, notesText, rowId } from './fields.ts';

/** A creature of a campaign's bestiary. */
export interface Creature {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  /** Maximum points. */
  readonly hp: number;
  readonly sheet: JsonObject;
  readonly notes: string;
  readonly tags: readonly string[];
}

/** Maximum points of a creature. */
export const creaturePoints = z.int().min(0).max(100_000);

/** One tag. */
export const creatureTag = z.string().overwrite(printable).min(1).max(60);

/** The tags of a creature. */
export const creatureTags = z.array(creatureTag).max(50);

/** A creature to store; without an id it is a new one. */
export const creatureDraft = z.strictObject({
  id: rowId.optional(),
  campaignId: rowId,
  name: givenName,
  hp: creaturePoints,
  sheet: jsonObject,
  notes: notesText.default(''),
  tags: creatureTags.default([]),
});
