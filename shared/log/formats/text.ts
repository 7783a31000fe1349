import type { Locale } from '#shared/text/locale.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { spansOf } from '#shared/log/statistics/spans.ts';

/** An entry as one line of plain text; line breaks within a narrator's words become blanks. */
export function entryText(entry: Pick<LogEntry, 'sentence'>, locale: Locale): string {
  const words = spansOf(entry.sentence, locale).map(({ text }) => text);
  return oneLine(words.join(''));
}

/** A narrator's words on one line: each line break or tab becomes a blank. */
export function oneLine(words: string): string {
  return words.replaceAll(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
}
