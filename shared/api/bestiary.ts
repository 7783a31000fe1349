import { z } from 'zod';
import type { StatLineCreature, StatLineFault } from '#shared/rules/stat-lines.ts';
import type { Message } from '#shared/text/message.ts';
import {
  type Creature,
  creatureDraft,
  creaturePoints,
  creatureTag,
  creatureTags,
} from '#shared/records/creature.ts';
import { givenName, jsonObject, notesText, rowId } from '#shared/records/fields.ts';
import type { ImportKind } from '#shared/creature-files/creature.ts';

/** Most creatures one import or one act on several takes. */
export const MOST_CREATURES = 50_000;

/** A creature as it is opened. */
export interface OpenedCreature extends Creature {
  readonly favourite: boolean;
}

/** Which creatures of a campaign are meant: those that words, a tag and a star leave. */
export const creatureFilter = z.strictObject({
  campaignId: rowId,
  /** Beginnings of words in name, tags, attacks and notes; accents and case don't matter. */
  search: z.string().max(200).default(''),
  tag: z.string().max(60).nullable().default(null),
  favourites: z.boolean().default(false),
});

/** Which creatures of a campaign are meant. */
export type CreatureFilter = z.output<typeof creatureFilter>;

/** A part of what a filter finds. */
export const creatureSearch = z.strictObject({
  ...creatureFilter.shape,
  offset: z.int().min(0),
  limit: z.int().min(1).max(200),
});

/** A creature as the bestiary's list shows it. */
export interface CreatureRow {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly favourite: boolean;
  readonly tags: readonly string[];
  /** The sheet in one line, part by part. */
  readonly line: readonly Message[];
}

/** A part of what a filter finds, the best first: names that begin so, names, then anything else. */
export interface FoundCreatures {
  readonly rows: readonly CreatureRow[];
  /** How many are found. */
  readonly total: number;
  /** How many the bestiary holds. */
  readonly all: number;
}

/** A tag of a campaign and how many creatures carry it. */
export interface TagCount {
  readonly name: string;
  readonly count: number;
}

/** Creatures one by one, or everything a filter finds but some. */
export const creatureChoice = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('these'),
    campaignId: rowId,
    ids: z.array(rowId).min(1).max(MOST_CREATURES),
  }),
  z.strictObject({
    kind: z.literal('found'),
    filter: creatureFilter,
    except: z.array(rowId).max(MOST_CREATURES).default([]),
  }),
]);

/** Creatures one by one, or everything a filter finds but some. */
export type CreatureChoice = z.output<typeof creatureChoice>;

/** The same tag put on several creatures, or taken off them. */
export const tagChange = z.strictObject({ which: creatureChoice, tag: creatureTag, on: z.boolean() });

/** The tags that some creatures had, to give back. */
export const formerTags = z.array(z.strictObject({ id: rowId, tags: creatureTags })).max(MOST_CREATURES);

/** The tags that some creatures had. */
export type FormerTags = readonly { readonly id: string; readonly tags: readonly string[] }[];

/** The formats creatures are written in; `excel` is CSV as a Brazilian spreadsheet opens it, `cards` a PDF to print. */
export const CREATURE_FORMATS = ['json', 'csv', 'excel', 'stat-lines', 'cards'] as const;

/** Most creatures one PDF of cards holds. */
export const MOST_CARDS = 500;

/** A format creatures are written in. */
export type CreatureFormat = (typeof CREATURE_FORMATS)[number];

/** Which creatures to write, and how. */
export const creatureExport = z.strictObject({ which: creatureChoice, format: z.enum(CREATURE_FORMATS) });

/** What came of writing creatures to a file. */
export interface WrittenCreatures {
  readonly fileName: string;
  readonly count: number;
  /** How many hold more than the format does. */
  readonly lossy: number;
}

/** A creature of the bestiary that has the name of one to be imported. */
export interface KnownCreature {
  readonly id: string;
  /** Nothing differs. */
  readonly same: boolean;
}

/** A creature read from a text or file. */
export interface ReadCreature extends StatLineCreature {
  readonly tags: readonly string[];
  /** The one of that name that the bestiary has, or null. */
  readonly known: KnownCreature | null;
}

/** What was read of a text or file, with the names that the bestiary has already. */
export interface ImportPreview {
  /** The file's name, or null for pasted text. */
  readonly fileName: string | null;
  readonly kind: ImportKind;
  readonly creatures: readonly ReadCreature[];
  readonly faults: readonly StatLineFault[];
  /** Columns or fields of the whole file that were left out, with why. */
  readonly dropped: StatLineCreature['dropped'];
}

/** The creatures picked from a preview; stored all together or not at all. */
export const importPick = z.strictObject({
  campaignId: rowId,
  creatures: z
    .array(
      z.strictObject({
        name: givenName,
        hp: creaturePoints,
        sheet: jsonObject,
        notes: notesText,
        tags: creatureTags.default([]),
        /** The creature of the bestiary it takes the place of; null for a new one. */
        replaces: rowId.nullable().default(null),
      }),
    )
    .min(1)
    .max(MOST_CREATURES),
});

/** What came in, and what stood there before in the place of some of it. */
export interface Imported {
  readonly creatures: readonly Creature[];
  readonly replaced: readonly Creature[];
}

/** An import to be undone: what came in goes, what was replaced comes back. */
export const importUndo = z.strictObject({
  campaignId: rowId,
  added: z.array(rowId).max(MOST_CREATURES),
  replaced: z.array(creatureDraft.extend({ id: rowId })).max(MOST_CREATURES),
});

/** Most bytes of a file or text that are read; a bigger one is refused unread. */
export const MOST_IMPORT_BYTES = 20_000_000;
