import { figuresText } from '#shared/log/arithmetic.ts';
import { entryToBbcode } from '#shared/log/formats/bbcode.ts';
import type { LogRound } from '#shared/log/document.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { roundHeading } from '#shared/log/heading.ts';
import { entryText } from '#shared/log/formats/text.ts';
import type { Locale } from '#shared/text/locale.ts';

/** An entry as plain text, its sums in brackets. */
export function entryAsText(entry: LogEntry, locale: Locale): string {
  const sums = entry.arithmetic.map((figures) => figuresText(figures, locale)).join('; ');
  return sums === '' ? entryText(entry, locale) : `${entryText(entry, locale)} [${sums}]`;
}

/** A round as plain text: its heading, then a line an entry. */
export function roundAsText(round: LogRound, locale: Locale): string {
  const lines = round.entries.map((entry) => `- ${entryAsText(entry, locale)}`);
  return [roundHeading(round, locale), ...lines].join('\n');
}

/** A round for a forum: its heading in bold, then a line an entry. */
export function roundAsForum(round: LogRound, locale: Locale): string {
  const lines = round.entries.map((entry) => entryToBbcode(entry, locale));
  return [`[b]${roundHeading(round, locale)}[/b]`, ...lines].join('\n');
}
