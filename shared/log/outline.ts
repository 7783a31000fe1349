import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { foldTurns, type LogDocument } from './document.ts';
import type { LogEntry } from './entry.ts';
import { roundHeading, subtitleOf, titleOf } from './heading.ts';
import { fateText } from './roster.ts';
import { deedTables } from './statistics/deed-tables.ts';
import { attackTable, lateNote, luckNote, statisticLines } from './statistics/statistic-lines.ts';
import { rosterName } from './roster.ts';

/** A table: its head, and rows as wide. */
export interface OutlineTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of what is told, in the reader's language but in no format yet; text, Markdown and BBCode are written from these. */
export type Part =
  | { readonly kind: 'heading'; readonly level: number; readonly words: string }
  | { readonly kind: 'subtitle'; readonly words: readonly string[] }
  | {
      readonly kind: 'roster';
      readonly side: keyof LogDocument['roster'];
      readonly lines: readonly { readonly name: string; readonly isAlly: boolean; readonly fate: string }[];
    }
  | { readonly kind: 'entries'; readonly entries: readonly LogEntry[] }
  | { readonly kind: 'corrections'; readonly entries: readonly LogEntry[] }
  | {
      readonly kind: 'figures';
      readonly lines: readonly { readonly label: string; readonly shown: string }[];
    }
  | { readonly kind: 'table'; readonly table: OutlineTable }
  | { readonly kind: 'note'; readonly words: string }
  /** The narrator's notes, in Markdown as they were written. */
  | { readonly kind: 'notes'; readonly source: string };

/** The log of a fight part by part; `level` is that of its title. */
export function logOutline(doc: LogDocument, locale: Locale, level = 1): readonly Part[] {
  const { chapters, corrections } = doc;
  const heading = (words: string, deeper = 1): Part => ({ kind: 'heading', level: level + deeper, words });
  return [
    heading(titleOf(doc, locale), 0),
    { kind: 'subtitle', words: subtitleOf(doc, locale) },
    heading(text('log.heading.party', locale)),
    rosterPart('party', doc, locale),
    heading(text('log.heading.foes', locale)),
    rosterPart('foes', doc, locale),
    ...chapters.flatMap((chapter): Part[] => [
      heading(roundHeading(chapter, locale)),
      { kind: 'entries', entries: foldTurns(chapter.entries) },
    ]),
    ...notePart(chapters.length === 0 ? text('log.noEntries', locale) : null),
    ...(corrections.length === 0
      ? []
      : [
          heading(text('log.heading.corrections', locale)),
          { kind: 'corrections', entries: corrections } as const,
        ]),
    ...statisticParts(doc, locale, level + 1),
  ];
}

/** The figures of a fight, or of several. */
export function statisticParts(
  { statistics }: Pick<LogDocument, 'statistics'>,
  locale: Locale,
  level: number,
): readonly Part[] {
  const lines = statisticLines(statistics, locale);
  const table = attackTable(statistics.attacks, locale);
  const figures: readonly Part[] = [
    { kind: 'heading', level, words: text('log.heading.statistics', locale) },
    { kind: 'figures', lines },
  ];
  return [
    ...(lines.length === 0 ? [] : figures),
    ...notePart(luckNote(statistics, locale)),
    ...notePart(lateNote(statistics, locale)),
    ...(table === null
      ? []
      : [
          { kind: 'heading', level: level + 1, words: text('log.heading.attacks', locale) } as const,
          { kind: 'table', table } as const,
        ]),
    ...deedTables(statistics.deeds, locale).flatMap(({ title, table: told }): Part[] => [
      { kind: 'heading', level: level + 1, words: title },
      { kind: 'table', table: told },
    ]),
  ];
}

function notePart(words: string | null): readonly Part[] {
  return words === null ? [] : [{ kind: 'note', words }];
}

function rosterPart(side: keyof LogDocument['roster'], { roster, unit }: LogDocument, locale: Locale): Part {
  return {
    kind: 'roster',
    side,
    lines: roster[side].map((line) => ({
      name: rosterName(line, locale),
      isAlly: line.isAlly,
      fate: fateText(line, unit, locale),
    })),
  };
}
