import { MOST_DROPPED } from '#shared/creature-files/file-endings.ts';
import { z } from 'zod';
import type { StatLineCreature, StatLineFault } from '#shared/rules/stat-lines.ts';
import type { Message } from '#shared/text/message.ts';
import { type Creature, creatureTag, creatureTags } from '#shared/records/creature.ts';
import { rowId } from '#shared/records/fields.ts';
import { type FileCreature, MOST_CREATURES, type ImportKind } from '#shared/creature-files/creature.ts';

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

/** The tags that some creatures had, to give back: those with the same together. */
export const formerTags = z
  .array(z.strictObject({ ids: z.array(rowId).max(MOST_CREATURES), tags: creatureTags }))
  .max(MOST_CREATURES);

/** The tags that some creatures had, those with the same together. */
export type FormerTags = readonly { readonly ids: readonly string[]; readonly tags: readonly string[] }[];

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
export interface ReadCreature extends FileCreature {
  /** The one of that name that the bestiary has, or null. */
  readonly known: KnownCreature | null;
  /** Where it stood: a line, a file, or a line of a file. */
  readonly where: Message;
}

/** What could not be read, with where it stood and why. */
export interface ReadFault extends StatLineFault {
  readonly where: Message;
}

/** Most creatures of a preview that are given at once. */
export const MOST_PREVIEWED = 200;

/** What was read of a text or file, with the names that the bestiary has already. Main keeps it until another is read. */
export interface ImportPreview {
  /** By which it is asked for again. */
  readonly reading: number;
  /** The name of the file or folder, or null for pasted text and for several files. */
  readonly fileName: string | null;
  /** How many files were read; 0 for pasted text. */
  readonly files: number;
  /** As what it was read, the last of several files. */
  readonly kind: ImportKind;
  /** How many creatures were read. */
  readonly count: number;
  /** For each creature, what there is to know before it is looked at: the sum of its `PREVIEW_MARKS`. */
  readonly marks: Uint8Array;
  /** The first `MOST_PREVIEWED`. */
  readonly creatures: readonly ReadCreature[];
  /** The first `MOST_PREVIEWED`. */
  readonly faults: readonly ReadFault[];
  readonly faultCount: number;
  /** Columns or fields of the whole file that were left out, with why. */
  readonly dropped: StatLineCreature['dropped'];
}

/**
 * What is marked of a creature in a preview: worth a look, named in this text before, in the bestiary, nothing differs
 * there; its name is in the party, it may come in as a character, and is one.
 */
export const PREVIEW_MARKS = {
  ...{ look: 1, again: 2, known: 4, same: 8 },
  ...{ inParty: 16, either: 32, character: 64 },
} as const;

/** Some creatures of a preview, by their places. */
export const previewPart = z.strictObject({
  reading: z.int(),
  places: z.array(z.int().min(0)).max(MOST_PREVIEWED),
});

/** What is done with a creature of a preview: left out, taken in, put in the place of the bestiary's, or made a character of the party. */
export const PICKS = { none: 0, add: 1, replace: 2, character: 3 } as const;

/** What is done with each creature of a preview, by its place; stored all together or not at all. */
export const importPick = z.strictObject({
  campaignId: rowId,
  reading: z.int(),
  picks: z.instanceof(Uint8Array),
});

/** What came in. */
export interface Imported {
  /** By which it is undone. */
  readonly batch: number;
  readonly count: number;
  /** How many of these are characters of the party. */
  readonly characters: number;
}

/** An import to be undone: what came in goes, what was replaced comes back. */
export const importUndo = z.strictObject({ campaignId: rowId, batch: z.int() });

/** Several files dropped together come as one, one after another: their names and sizes. */
export const droppedParts = z
  .array(z.strictObject({ name: z.string().max(500), size: z.int().min(0) }))
  .min(1)
  .max(MOST_DROPPED);

/** Files dropped on the window: by the last piece of the one, or of all of them one after another. */
export const droppedFiles = z.strictObject({
  campaignId: rowId,
  fileName: z.string().max(500).nullable(),
  bytes: z.instanceof(Uint8Array),
  at: z.int().min(0).default(0),
  parts: droppedParts.optional(),
});

/** Files chosen in the system's dialog, or a folder of them. */
export const filesAsked = z.strictObject({ campaignId: rowId, folder: z.boolean().default(false) });

/** Most bytes of a file that creatures are read of; a bigger one is refused unread. */
export const MOST_IMPORT_BYTES = 100_000_000;
