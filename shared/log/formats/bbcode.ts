import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { figuresText } from '#shared/log/arithmetic.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { LogEntry, LogLine } from '#shared/log/entry.ts';
import { figure } from '#shared/text/figures.ts';
import { roundHeading } from '#shared/log/heading.ts';
import { logOutline, type Part } from '#shared/log/outline.ts';
import { notesToBbcode } from './notes-bbcode.ts';
import type { Span } from '#shared/log/phrase.ts';
import { spansOf } from '#shared/log/statistics/spans.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { oneLine } from './text.ts';

/** Nothing to see; put after a bracket it keeps what follows from being a tag, and nothing else is understood by every forum. */
const ZERO_WIDTH = '\u200B';
/** What a forum could take for a tag, for somebody it should tell, or for an address to lead to. */
const MARKUP = /[[@]|:(?=\/\/)/g;
/** Only tags that forums of every make have. */
const TAGS: Readonly<Record<Span['kind'], 'b' | 'i' | null>> = {
  name: 'b',
  critical: 'b',
  fall: 'b',
  condition: 'i',
  plain: null,
  muted: null,
};

/** The log as a post of a forum: headings by round, an entry a line, its sums in brackets. */
export function logToBbcode(doc: LogDocument, locale: Locale): string {
  return outlineToBbcode(logOutline(doc, locale), locale);
}

/** Parts as a post of a forum. */
export function outlineToBbcode(parts: readonly Part[], locale: Locale): string {
  return `${parts.map((part) => partToBbcode(part, locale)).join('\n\n')}\n`;
}

/** A narrator's words as BBCode that shows exactly as they were written, on one line. */
export function escapeBbcode(words: string): string {
  return oneLine(words).replaceAll(MARKUP, `$&${ZERO_WIDTH}`);
}

/** One entry: count, sentence, sums; a line for each of several checks. */
export function entryToBbcode(entry: LogEntry, locale: Locale): string {
  const count = entry.count === null ? '' : `${figure(entry.count, locale)} · `;
  return count + entry.lines.map((line) => lineToBbcode(line, locale)).join('\n');
}

function lineToBbcode(line: LogLine, locale: Locale): string {
  const sums = line.arithmetic.map((figures) => escapeBbcode(figuresText(figures, locale)));
  const shown = sums.length === 0 ? '' : ` (${sums.join(' · ')})`;
  return sentenceToBbcode(line, locale) + shown;
}

/** The sentence of an entry, with names and falls in bold and conditions in italics. */
export function sentenceToBbcode(entry: Pick<LogEntry, 'sentence'>, locale: Locale): string {
  return spansOf(entry.sentence, locale)
    .map(({ kind, text: words }) => {
      const tag = words.trim() === '' ? null : TAGS[kind];
      return tag === null ? escapeBbcode(words) : tagged(tag, escapeBbcode(words));
    })
    .join('');
}

function partToBbcode(part: Part, locale: Locale): string {
  switch (part.kind) {
    case 'heading':
      return tagged('b', part.level === 1 ? tagged('u', escapeBbcode(part.words)) : escapeBbcode(part.words));
    case 'subtitle':
      return tagged('i', part.words.map(escapeBbcode).join(' · '));
    case 'roster':
      return list(rosterItems(part, locale));
    case 'entries':
      return list(part.entries.map((entry) => entryToBbcode(entry, locale)));
    case 'corrections':
      return list(part.entries.map((entry) => correctionToBbcode(entry, locale)));
    case 'figures':
      return list(part.lines.map(({ label, shown }) => `${escapeBbcode(label)}: ${tagged('b', shown)}`));
    case 'table':
      return list(rowsOf(part));
    case 'note':
      return tagged('i', escapeBbcode(part.words));
    case 'notes':
      return tagged('quote', notesToBbcode(part.source, escapeBbcode));
  }
}

function correctionToBbcode(entry: LogEntry, locale: Locale): string {
  const round = roundHeading(entry, locale);
  return `${round}: ${sentenceToBbcode(entry, locale)} (${text('log.takenBack', locale)})`;
}

function rosterItems({ lines }: Extract<Part, { kind: 'roster' }>, locale: Locale): readonly string[] {
  if (lines.length === 0) return [text('log.nobody', locale)];
  return lines.map(({ name, isAlly, fate }) => {
    const ally = isAlly ? ` ${tagged('i', `(${text('log.ally', locale)})`)}` : '';
    return `${tagged('b', escapeBbcode(name))}${ally}: ${escapeBbcode(fate)}`;
  });
}

/** Tables are known to few forums: each row says what its cells are. */
function rowsOf({ table: { head, rows } }: Extract<Part, { kind: 'table' }>): readonly string[] {
  return rows.map(([name = '', ...cells]) => {
    const figures = cells.map(
      (cell, index) => `${escapeBbcode(head[index + 1] ?? '')}: ${escapeBbcode(cell)}`,
    );
    return `${tagged('b', escapeBbcode(name))} — ${figures.join(BETWEEN)}`;
  });
}

function tagged(tag: string, words: string): string {
  return `[${tag}]${words}[/${tag}]`;
}

function list(items: readonly string[]): string {
  return ['[list]', ...items.map((item) => `[*]${item}`), '[/list]'].join('\n');
}
