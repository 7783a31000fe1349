import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { figuresText } from '#shared/log/arithmetic.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { LogEntry, LogLine } from '#shared/log/entry.ts';
import { figure } from '#shared/text/figures.ts';
import { roundHeading } from '#shared/log/heading.ts';
import { logOutline, type OutlineTable, type Part } from '#shared/log/outline.ts';
import type { Span } from '#shared/log/phrase.ts';
import { spansOf } from '#shared/log/statistics/spans.ts';
import { oneLine } from './text.ts';

/** What CommonMark (with tables, strikethrough and autolinks, Obsidian's comments, marks and block names) could take for markup; a backslash before each is always allowed. */
const MARKUP = /[\\`*_[\]<>#|~&$@]|:(?=\/\/)|%(?=%)|=(?==)|\^(?=[\w-]+$)/g;
/** What would begin a list, a rule or an underlined heading if it came first on a line. */
const LEADING_MARKUP = /^(\s*)(?:([-+=])|(\d+)([.)]))/;
/** A new line within an item of a list. */
const LINE_BREAK = '\\\n  ';
const WRAPPERS: Readonly<Record<Span['kind'], string>> = {
  name: '**',
  critical: '**',
  fall: '**',
  condition: '*',
  plain: '',
  muted: '',
};

/** The log as a Markdown file: headings by round, an entry a line, its sums as code. */
export function logToMarkdown(doc: LogDocument, locale: Locale): string {
  return outlineToMarkdown(logOutline(doc, locale), locale);
}

/** Parts as a Markdown file. */
export function outlineToMarkdown(parts: readonly Part[], locale: Locale): string {
  return `${parts.map((part) => partToMarkdown(part, locale)).join('\n\n')}\n`;
}

/** One part as Markdown. */
export function partToMarkdown(part: Part, locale: Locale): string {
  switch (part.kind) {
    case 'heading':
      return `${'#'.repeat(part.level)} ${escapeMarkdown(part.words)}`;
    case 'subtitle':
      return part.words.map(escapeMarkdown).join(' · ');
    case 'roster':
      return list(rosterItems(part, locale));
    case 'entries':
      return list(part.entries.map((entry) => entryToMarkdown(entry, locale)));
    case 'corrections':
      return list(part.entries.map((entry) => correctionToMarkdown(entry, locale)));
    case 'figures':
      return list(part.lines.map(({ label, shown }) => `${escapeMarkdown(label)}: ${shown}`));
    case 'table':
      return tableToMarkdown(part.table);
    case 'note':
      return escapeMarkdown(part.words);
    case 'notes':
      return demoted(part.source.trim());
  }
}

const DEEPEST_HEADING = 6;

/** Notes whose headings stand below those of the page. */
function demoted(source: string): string {
  let fenced = false;
  return source
    .split('\n')
    .map((line) => {
      if (/^ {0,3}(?:```|~~~)/.test(line)) fenced = !fenced;
      const [, marks = ''] = (fenced ? null : /^(#{1,6})(?=\s|$)/.exec(line)) ?? [];
      const level = Math.min(DEEPEST_HEADING, marks.length + 2);
      return marks === '' ? line : '#'.repeat(level) + line.slice(marks.length);
    })
    .join('\n');
}

/** A narrator's words as Markdown that reads exactly as they were written, on one line. */
export function escapeMarkdown(words: string): string {
  return oneLine(words)
    .replaceAll(MARKUP, String.raw`\$&`)
    .replace(LEADING_MARKUP, '$1$3\\$2$4');
}

/** One entry: count, sentence, sums; a line for each of several checks. */
export function entryToMarkdown(entry: LogEntry, locale: Locale): string {
  const count = entry.count === null ? '' : `${figure(entry.count, locale)} · `;
  return count + entry.lines.map((line) => lineToMarkdown(line, locale)).join(LINE_BREAK);
}

function lineToMarkdown(line: LogLine, locale: Locale): string {
  const sums = line.arithmetic.map((figures) => ` ${code(figuresText(figures, locale))}`);
  return sentenceToMarkdown(line, locale) + sums.join(' ·');
}

/** The sentence of an entry, with names and falls in bold and conditions in italics. */
export function sentenceToMarkdown(entry: Pick<LogEntry, 'sentence'>, locale: Locale): string {
  return spansOf(entry.sentence, locale).map(spanToMarkdown).join('');
}

function spanToMarkdown({ kind, text: words }: Span): string {
  // Emphasis must not begin or end with a blank.
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  const wrapper = inner === '' ? '' : WRAPPERS[kind];
  return oneLine(before) + wrapper + escapeMarkdown(inner) + wrapper + oneLine(after);
}

function correctionToMarkdown(entry: LogEntry, locale: Locale): string {
  const round = roundHeading(entry, locale);
  return `${round}: ${sentenceToMarkdown(entry, locale)} (${text('log.takenBack', locale)})`;
}

function rosterItems({ lines }: Extract<Part, { kind: 'roster' }>, locale: Locale): readonly string[] {
  if (lines.length === 0) return [text('log.nobody', locale)];
  return lines.map(({ name, isAlly, fate }) => {
    const ally = isAlly ? ` *(${text('log.ally', locale)})*` : '';
    return `${escapeMarkdown(name)}${ally}: ${escapeMarkdown(fate)}`;
  });
}

function tableToMarkdown({ head, rows }: OutlineTable): string {
  const row = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  const rule = `| ${head.map((_, index) => (index === 0 ? '---' : '---:')).join(' | ')} |`;
  return [row(head), rule, ...rows.map(row)].join('\n');
}

/** Code between more backticks than the longest run within it. */
function code(words: string): string {
  const longest = Math.max(0, ...(oneLine(words).match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? fence + oneLine(words) + fence : `${fence} ${oneLine(words)} ${fence}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
