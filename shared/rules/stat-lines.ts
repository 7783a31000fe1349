import type { JsonObject } from '#shared/json.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';

/** One creature read from pasted text or a file. */
export interface StatLineCreature {
  readonly name: string;
  readonly hp: number;
  readonly sheet: JsonObject;
  /** Markdown, as it stood below the stat line. */
  readonly notes: string;
  /** Line of the stat line in the source, from 1. */
  readonly line: number;
  /** What was understood, item by item, for the preview. */
  readonly understood: readonly Message[];
  /** What stood there and was left out, with why. */
  readonly dropped: readonly { readonly source: string; readonly why: Message }[];
  /** What was taken in but deserves a look. */
  readonly doubtful: readonly Message[];
}

/** A stat line that could not be read, with why; nothing of it is imported. */
export interface StatLineFault {
  readonly line: number;
  readonly source: string;
  readonly why: Message;
}

/** What a text of stat lines holds. */
export interface StatLineReading {
  readonly creatures: readonly StatLineCreature[];
  readonly faults: readonly StatLineFault[];
}

/** Reads every stat line of a text, in the order they stand, or the first `most` of them; never throws for what people wrote. */
export type StatLineReader = (source: string, most?: number) => StatLineReading;

/** How a system's creatures are read from lines of text, and written as such. */
export interface StatLines {
  readonly read: StatLineReader;
  /** A line alone, and two creatures as they are pasted, to show how it is done. */
  readonly examples: { readonly line: Message; readonly pasted: Message };
  /** Left out where they are only read. */
  readonly write?: (hp: number, sheet: JsonObject, locale: Locale) => string;
}
