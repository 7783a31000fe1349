import { figuresText } from '#shared/log/arithmetic.ts';
import { entryToBbcode } from '#shared/log/formats/bbcode.ts';
import { entryText } from '#shared/log/formats/text.ts';
import type { LogRound } from '#shared/log/document.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { roundHeading } from '#shared/log/heading.ts';
import type { Locale } from '#shared/text/locale.ts';
import { BETWEEN_LONGER } from '#shared/text/lists.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { copyText } from '#renderer/state/copy-text.ts';
import { t } from '#renderer/state/text.svelte.ts';

/** How what is copied is written: plain, or marked up for a forum. */
export type CopyFormat = 'text' | 'forum';

const WRITERS = {
  text: { entry: entryAsText, round: roundAsText },
  forum: { entry: entryToBbcode, round: roundAsForum },
} as const;

/** Puts an entry on the clipboard and says so. */
export async function copyEntry(entry: LogEntry, format: CopyFormat = 'text'): Promise<void> {
  await copyText(WRITERS[format].entry(entry, app.settings.locale), t('fightLog.copiedEntry'));
}

/** Puts a round on the clipboard and says so. */
export async function copyRound(round: LogRound, format: CopyFormat = 'text'): Promise<void> {
  const { locale } = app.settings;
  const said = t('fightLog.copiedRound', { round: roundHeading(round, locale), context: round.roundName });
  await copyText(WRITERS[format].round(round, locale), said);
}

/** An entry as plain text, its sums in brackets. */
export function entryAsText(entry: LogEntry, locale: Locale): string {
  return entry.lines
    .map((line) => {
      const sums = line.arithmetic.map((figures) => figuresText(figures, locale)).join(BETWEEN_LONGER);
      return sums === '' ? entryText(line, locale) : `${entryText(line, locale)} [${sums}]`;
    })
    .join('\n  ');
}

/** A round as plain text: its heading, then a line an entry. */
export function roundAsText(round: LogRound, locale: Locale): string {
  const lines = round.entries.map((entry) => `- ${entryAsText(entry, locale)}`);
  return [roundHeading(round, locale), ...lines].join('\n');
}

/** A round for a forum: its heading in bold, then a line an entry. */
function roundAsForum(round: LogRound, locale: Locale): string {
  const lines = round.entries.map((entry) => entryToBbcode(entry, locale));
  return [`[b]${roundHeading(round, locale)}[/b]`, ...lines].join('\n');
}
