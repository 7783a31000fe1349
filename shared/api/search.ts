import { z } from 'zod';
import { rowId } from '#shared/records/fields.ts';

/** What is looked for, in one campaign or in all. */
export const searchAll = z.strictObject({ campaignId: rowId.nullable(), text: z.string().trim().max(200) });

/** The kinds of things that are found. */
export const HIT_KINDS = ['campaign', 'creature', 'encounter', 'session', 'log'] as const;

/** A kind of thing that is found. */
export type HitKind = (typeof HIT_KINDS)[number];

/** Where in a thing it was found. */
export type HitPlace = 'name' | 'tags' | 'attacks' | 'notes' | 'log';

/** Something found. */
export interface SearchHit {
  readonly kind: HitKind;
  readonly id: string;
  readonly campaignId: string;
  readonly campaignName: string;
  /** Its name; a session's title, which may be empty. */
  readonly name: string;
  /** A session's number. */
  readonly number: number | null;
  readonly place: HitPlace;
  /** The words around what was found; empty when that is the name. */
  readonly excerpt: string;
  /** Of a line of a log: its round, 0 before the start. */
  readonly round: number | null;
}
