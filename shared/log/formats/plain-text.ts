import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { figuresText } from '#shared/log/arithmetic.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { LogEntry, LogLine } from '#shared/log/entry.ts';
import { figure } from '#shared/text/figures.ts';
import { roundHeading } from '#shared/log/heading.ts';
import { logOutline, type OutlineTable, type Part } from '#shared/log/outline.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { entryText, oneLine } from './text.ts';

/** What a heading of each level is underlined with; deeper ones are not. */
const UNDERLINES = ['=', '-'] as const;

/** The log as plain text: an entry a line, its sums in brackets. */
export function logToText(doc: LogDocument, locale: Locale): string {
  return outlineToText(logOutline(doc, locale), locale);
}

/** Parts as plain text. */
export function outlineToText(parts: readonly Part[], locale: Locale): string {
  return `${parts.map((part) => partToText(part, locale)).join('\n\n')}\n`;
}

/** One entry: count, sentence, sums; a line for each of several checks. */
export function entryToText(entry: LogEntry, locale: Locale): string {
  const count = entry.count === null ? '' : `${figure(entry.count, locale)} · `;
  return count + entry.lines.map((line) => lineToText(line, locale)).join('\n  ');
}

function lineToText(line: LogLine, locale: Locale): string {
  const sums = line.arithmetic.map((figures) => oneLine(figuresText(figures, locale)));
  return entryText(line, locale) + (sums.length === 0 ? '' : ` [${sums.join(' · ')}]`);
}

function partToText(part: Part, locale: Locale): string {
  switch (part.kind) {
    case 'heading':
      return headingToText(part.level, oneLine(part.words));
    case 'subtitle':
      return oneLine(part.words.join(' · '));
    case 'roster':
      return list(rosterItems(part, locale));
    case 'entries':
      return list(part.entries.map((entry) => entryToText(entry, locale)));
    case 'corrections':
      return list(part.entries.map((entry) => correctionToText(entry, locale)));
    case 'figures':
      return list(part.lines.map(({ label, shown }) => `${label}: ${shown}`));
    case 'table':
      return list(rowsOf(part.table));
    case 'note':
      return oneLine(part.words);
    case 'notes':
      return part.source.trim();
  }
}

function headingToText(level: number, words: string): string {
  const underline = UNDERLINES[level - 1];
  return underline === undefined ? words : `${words}\n${underline.repeat(Array.from(words).length)}`;
}

function correctionToText(entry: LogEntry, locale: Locale): string {
  return `${roundHeading(entry, locale)}: ${entryText(entry, locale)} (${text('log.takenBack', locale)})`;
}

function rosterItems({ lines }: Extract<Part, { kind: 'roster' }>, locale: Locale): readonly string[] {
  if (lines.length === 0) return [text('log.nobody', locale)];
  return lines.map(({ name, isAlly, fate }) => {
    const ally = isAlly ? ` (${text('log.ally', locale)})` : '';
    return `${oneLine(name)}${ally}: ${oneLine(fate)}`;
  });
}

function rowsOf({ head, rows }: OutlineTable): readonly string[] {
  return rows.map(([name = '', ...cells]) => {
    const figures = cells.map((cell, index) => `${head[index + 1] ?? ''}: ${cell}`);
    return oneLine(`${name} — ${figures.join(BETWEEN)}`);
  });
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
