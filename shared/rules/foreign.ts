import type { Json, JsonObject } from '#shared/json.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';
import type { StatLineCreature } from './stat-lines.ts';

/** Some words for the notes of a creature, in Markdown, under a heading of their own. */
export interface NoteSection {
  readonly heading: Message;
  /** Empty ones are left out. */
  readonly text: string;
}

/** A creature or character as another tool's file holds it, before its sheet is checked. */
export interface ForeignCreature {
  readonly name: string;
  /** Whether it is one of the players' or one of the narrator's. */
  readonly kind: 'character' | 'creature';
  /** Null where the file doesn't say. */
  readonly points: { readonly current: number; readonly max: number } | null;
  readonly sheet: JsonObject;
  readonly notes: readonly NoteSection[];
  readonly tags: readonly string[];
  /** What there is to say besides what the sheet shows. */
  readonly understood: readonly Message[];
  readonly dropped: StatLineCreature['dropped'];
  readonly doubtful: readonly Message[];
}

/** What stands in the place of a creature that can't be read. */
export interface ForeignFault {
  readonly source: string;
  readonly why: Message;
}

/** What a file of another tool holds. */
export type ForeignReading = readonly (ForeignCreature | ForeignFault)[];

/** A format of another tool that holds creatures or characters of a system. */
export interface ForeignFormat {
  /** The program whose files these are, by its own name. */
  readonly tool: string;
  /** What a file of it is called. */
  readonly name: Message;
  /** Whether a value is meant as one of this format, by its content. */
  readonly recognise: (value: Json) => boolean;
  /** Reads a value that was recognised; never throws for what stands there. */
  readonly read: (value: JsonObject, locale: Locale) => ForeignReading;
}
