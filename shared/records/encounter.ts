import { z } from 'zod';
import { LABEL_SCHEMES } from '#shared/combat/labels.ts';
import { givenName, notesText, playersTitle, rowId } from './fields.ts';
import { tableCode } from './fields.ts';
import { MOST_IN_ROW } from './most-in-row.ts';

/** The last round that somebody may come in. */
export const MOST_WAVES = 100;

/** A creature in an encounter, so many times. */
export const encounterPiece = z.strictObject({
  creatureId: rowId,
  quantity: z.int().min(1).max(MOST_IN_ROW),
  side: z.enum(['foe', 'ally']).default('foe'),
  surprised: z.boolean().default(false),
  /** Players see nothing of them. */
  hidden: z.boolean().default(false),
  /** How they are told apart. */
  labels: z.enum(LABEL_SCHEMES).default('numbers'),
  /** The round they come in; 1: they are there from the beginning. */
  wave: z.int().min(1).max(MOST_WAVES).default(1),
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

/** An object of the scene, so many times: its size by the campaign's table or by a measure in metres (O4). */
export const encounterObject = z
  .strictObject({
    name: givenName,
    quantity: z.int().min(1).max(50).default(1),
    size: tableCode.nullable().default(null),
    meters: z.number().min(0).max(1_000_000).nullable().default(null),
    material: tableCode,
    moving: z.boolean().default(false),
  })
  .refine(({ size, meters }) => (size === null) !== (meters === null), { path: ['size'] });

/** An object of the scene of an encounter. */
export type EncounterObject = z.output<typeof encounterObject>;

/** What a fight is worth, as it is noted beforehand; it is given by the narrator's word at its end. */
export const encounterRewards = z.strictObject({
  experience: z.int().min(0).max(1_000_000).default(0),
  /** One thing a line. */
  treasure: z.string().max(5000).default(''),
  /** Anything else, in the narrator's words. */
  words: z.string().max(5000).default(''),
});

/** What a fight is worth. */
export type EncounterRewards = z.output<typeof encounterRewards>;

/** A fight worth nothing. */
export const NO_REWARDS: EncounterRewards = { experience: 0, treasure: '', words: '' };

/** A prepared fight. */
export interface Encounter {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  /** What its players have it called; empty for a neutral word: its name may give it away. */
  readonly playersTitle: string;
  readonly notes: string;
  readonly rewards: EncounterRewards;
  readonly pieces: readonly EncounterPiece[];
  /** Characters who take part. */
  readonly party: readonly string[];
  /** Objects of the scene; none where the system's rules don't count them. */
  readonly objects: readonly EncounterObject[];
}

/** An encounter to store; without an id it is a new one. */
export const encounterDraft = z.strictObject({
  id: rowId.optional(),
  campaignId: rowId,
  name: givenName,
  playersTitle: playersTitle.default(''),
  notes: notesText.default(''),
  rewards: encounterRewards.default(NO_REWARDS),
  pieces: z.array(encounterPiece).max(200),
  party: z.array(rowId).max(50),
  objects: z.array(encounterObject).max(50).default([]),
});

/** What is printed of an encounter: a small card for each in the order, or a whole one for each creature. */
export const cardKind = z.enum(['initiative', 'creatures']);

/** What is printed of an encounter. */
export type CardKind = z.output<typeof cardKind>;
