import { z } from 'zod';
import type { JsonObject } from '../json.ts';
import type { StatLineFault, StatLineReading } from '../rules/stat-lines.ts';
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

/** A creature to store; without an id it is a new one. */
export const creatureDraft = z.strictObject({
  id: rowId.optional(),
  campaignId: rowId,
  name: givenName,
  hp: z.int().min(0).max(100_000),
  sheet: jsonObject,
  notes: notesText.default(''),
  tags: z.array(z.string().trim().min(1).max(60)).max(50).default([]),
});

/** What was read of a text or file, with the names that the bestiary has already. */
export interface ImportPreview {
  /** The file's name, or null for pasted text. */
  readonly fileName: string | null;
  readonly creatures: readonly (StatLineReading['creatures'][number] & { readonly duplicate: boolean })[];
  readonly faults: readonly StatLineFault[];
}

/** The creatures picked from a preview; stored all together or not at all. */
export const importPick = z.strictObject({
  campaignId: rowId,
  creatures: z
    .array(z.strictObject({ name: givenName, hp: z.int().min(0), sheet: jsonObject, notes: notesText }))
    .min(1)
    .max(10_000),
});
