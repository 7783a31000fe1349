import { formatTable } from '#shared/creature-files/table-text.ts';
import type { Locale } from '#shared/text/locale.ts';
import { type TextKey } from '#shared/text/catalogue.ts';
import { say, text } from '#shared/text/translate.ts';
import { figuresText } from '#shared/log/arithmetic.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { titleOf } from '#shared/log/heading.ts';
import { entryText, oneLine } from './text.ts';
import { shownName } from '#shared/combat/names.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { sortableMoments } from '#shared/text/dates.ts';
import { plainFigure } from '#shared/text/figures.ts';

/** How a table is laid out. */
export interface CsvOptions {
  /** A Brazilian Excel takes `;`. */
  readonly separator: ';' | ',';
  /** The mark by which Excel knows the accents. */
  readonly bom: boolean;
  /** Where the narrator's clock stands (IANA), for the time of each entry. */
  readonly timeZone: string;
}

const BOM = '\uFEFF';
/** What a spreadsheet would take for a formula; full-width signs count in some. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const COLUMNS = [
  'log.csv.round',
  'log.csv.turn',
  'log.csv.count',
  'log.csv.time',
  'log.csv.kind',
  'log.csv.actor',
  'log.csv.targets',
  'log.csv.text',
  'log.csv.dice',
  'log.csv.totals',
  'log.csv.marks',
  'log.csv.byNarrator',
] as const satisfies readonly TextKey[];

/** The log as a table, an entry a row, or a row for each of its lines; what was taken back is left out. */
export function logToCsv(doc: LogDocument, locale: Locale, options: CsvOptions): string {
  const head = COLUMNS.map((key) => text(key, locale));
  return written([head, ...rowsOf(doc, locale, options)], options);
}

/** Several fights as one table, the fight's name in the first column. */
export function logsToCsv(docs: readonly LogDocument[], locale: Locale, options: CsvOptions): string {
  const head = ['log.csv.fight' as const, ...COLUMNS].map((key) => text(key, locale));
  const rows = docs.flatMap((doc) =>
    rowsOf(doc, locale, options).map((row) => [cell(titleOf(doc, locale)), ...row]),
  );
  return written([head, ...rows], options);
}

/** Words as a cell that no spreadsheet runs: one that begins like a formula gets an apostrophe before it. */
export function cell(words: string): string {
  const line = oneLine(words);
  return FORMULA.test(line) ? `'${line}` : line;
}

function written(rows: readonly (readonly string[])[], { separator, bom }: CsvOptions): string {
  return (bom ? BOM : '') + formatTable(rows, separator);
}

function rowsOf(doc: LogDocument, locale: Locale, { timeZone }: CsvOptions): string[][] {
  const names = namesOf(doc, locale);
  const clock = sortableMoments(timeZone);
  return doc.chapters.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.lines.map((line) => rowOf({ ...entry, ...line }, names, locale, clock))),
  );
}

function rowOf(
  entry: LogEntry,
  names: ReadonlyMap<string, string>,
  locale: Locale,
  clock: (at: string) => string,
): string[] {
  const { round, turn, count, at, kind, actor, involves, sums, marks, byNarrator } = entry;
  const targets = involves.filter((id) => id !== actor?.id).map((id) => names.get(id) ?? id);
  const totals = sums.map(({ total }) => plainFigure(total, locale));
  return [
    plainFigure(round, locale),
    cell(turn === null ? '' : shownName(turn, locale)),
    count === null ? '' : plainFigure(count, locale),
    at === null ? '' : clock(at),
    text(`log.csv.kind.${kind}`, locale),
    cell(actor === null ? '' : shownName(actor, locale)),
    cell(targets.join(BETWEEN)),
    cell(entryText(entry, locale)),
    cell(entry.arithmetic.map((figures) => figuresText(figures, locale)).join(' · ')),
    totals.length === 1 ? (totals[0] ?? '') : cell(totals.join(' · ')),
    marks.map(({ label }) => say(label, locale)).join(BETWEEN),
    byNarrator ? text('party.yes', locale) : text('party.no', locale),
  ];
}

function namesOf({ people }: LogDocument, locale: Locale): ReadonlyMap<string, string> {
  return new Map(people.map((one) => [one.id, shownName(one, locale)]));
}
