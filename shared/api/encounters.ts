import { z } from 'zod';
import { givenName, notesText, rowId } from './fields.ts';

/** A creature in an encounter, so many times. */
export const encounterPiece = z.strictObject({
  creatureId: rowId,
  quantity: z.int().min(1).max(200),
  side: z.enum(['foe', 'ally']).default('foe'),
  surprised: z.boolean().default(false),
});

/** A row of an encounter. */
export type EncounterPiece = z.infer<typeof encounterPiece>;

/** A prepared fight. */
export interface Encounter {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly notes: string;
  readonly pieces: readonly EncounterPiece[];
  /** Characters who take part. */
  readonly party: readonly string[];
}

/** An encounter to store; without an id it is a new one. */
export const encounterDraft = z.strictObject({
  id: rowId.optional(),
  campaignId: rowId,
  name: givenName,
  notes: notesText.default(''),
  pieces: z.array(encounterPiece).max(200),
  party: z.array(rowId).max(50),
});
