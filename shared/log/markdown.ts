import type { Locale } from '../text/locale.ts';
import { text } from '../text/translate.ts';
import { figuresText } from './arithmetic.ts';
import { foldTurns, type LogDocument } from './document.ts';
import type { LogEntry } from './entry.ts';
import { figure } from './figure.ts';
import { roundHeading, subtitleOf } from './heading.ts';
import type { Span } from './phrase.ts';
import { fateText, type RosterLine } from './roster.ts';
import { spansOf } from './spans.ts';
import { attackTable, lateNote, luckNote, statisticLines } from './statistic-lines.ts';
import { oneLine } from './text.ts';

/** What CommonMark (with tables, strikethrough and autolinks) could take for markup; a backslash before each is always allowed. */
const MARKUP = /[\\`*_[\]<>#|~&$@]|:(?=\/\/)/g;
/** What would begin a list, a rule or an underlined heading if it came first on a line. */
const LEADING_MARKUP = /^(\s*)(?:([-+=])|(\d+)([.)]))/;
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
  const { roster, chapters, corrections } = doc;
  const heading = (key: Parameters<typeof text>[0]): string => `## ${text(key, locale)}`;
  const blocks = [
    `# ${escapeMarkdown(doc.title)}`,
    subtitleOf(doc, locale).map(escapeMarkdown).join(' · '),
    heading('log.heading.party'),
    rosterList(roster.party, doc, locale),
    heading('log.heading.foes'),
    rosterList(roster.foes, doc, locale),
    ...chapters.flatMap((chapter) => [
      `## ${roundHeading(chapter, locale)}`,
      list(foldTurns(chapter.entries).map((entry) => entryToMarkdown(entry, locale))),
    ]),
    ...(chapters.length === 0 ? [text('log.noEntries', locale)] : []),
    ...(corrections.length === 0
      ? []
      : [
          heading('log.heading.corrections'),
          list(corrections.map((entry) => correctionToMarkdown(entry, locale))),
        ]),
    ...statisticBlocks(doc, locale),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A narrator's words as Markdown that reads exactly as they were written, on one line. */
export function escapeMarkdown(words: string): string {
  return oneLine(words)
    .replaceAll(MARKUP, String.raw`\$&`)
    .replace(LEADING_MARKUP, '$1$3\\$2$4');
}

/** One entry on a line: count, sentence, sums. */
export function entryToMarkdown(entry: LogEntry, locale: Locale): string {
  const count = entry.count === null ? '' : `${figure(entry.count, locale)} · `;
  const sums = entry.arithmetic.map((figures) => ` ${code(figuresText(figures, locale))}`);
  return count + sentenceToMarkdown(entry, locale) + sums.join(' ·');
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

function rosterList(lines: readonly RosterLine[], doc: LogDocument, locale: Locale): string {
  if (lines.length === 0) return list([text('log.nobody', locale)]);
  return list(
    lines.map((line) => {
      const ally = line.isAlly ? ` *(${text('log.ally', locale)})*` : '';
      return `${escapeMarkdown(line.name)}${ally}: ${escapeMarkdown(fateText(line, doc.unit, locale))}`;
    }),
  );
}

function statisticBlocks({ statistics }: LogDocument, locale: Locale): readonly string[] {
  const lines = statisticLines(statistics, locale);
  const table = attackTable(statistics.attacks, locale);
  const late = lateNote(statistics, locale);
  const notes = [luckNote(statistics, locale), ...(late === null ? [] : [escapeMarkdown(late)])];
  return [
    ...(lines.length === 0
      ? []
      : [
          `## ${text('log.heading.statistics', locale)}`,
          list(lines.map(({ label, shown }) => `${escapeMarkdown(label)}: ${shown}`)),
        ]),
    ...notes.filter((note) => note !== null),
    ...(table === null
      ? []
      : [`### ${text('log.heading.attacks', locale)}`, tableToMarkdown(table.head, table.rows)]),
  ];
}

function tableToMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
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
