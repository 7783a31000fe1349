import { z } from 'zod';
import { LABEL_SCHEMES } from '../combat/labels.ts';
import { givenName, notesText, rowId } from './fields.ts';

/** A creature in an encounter, so many times. */
export const encounterPiece = z.strictObject({
  creatureId: rowId,
  quantity: z.int().min(1).max(200),
  side: z.enum(['foe', 'ally']).default('foe'),
  surprised: z.boolean().default(false),
  /** Players see nothing of them. */
  hidden: z.boolean().default(false),
  /** How they are told apart. */
  labels: z.enum(LABEL_SCHEMES).default('numbers'),
  /** The round they come in; 1: they are there from the beginning. */
  wave: z.int().min(1).max(100).default(1),
  /** What the narrator wants to remember as their turns begin. */
  notes: z.string().max(500).default(''),
});

/** What a row says when nothing special is said of it. */
export const PLAIN_PIECE = {
  side: 'foe',
  surprised: false,
  hidden: false,
  labels: 'numbers',
  wave: 1,
  notes: '',
} as const satisfies Omit<EncounterPiece, 'creatureId' | 'quantity'>;

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
