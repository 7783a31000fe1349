import { entryToBbcode } from '#shared/log/formats/bbcode.ts';
import type { LogRound } from '#shared/log/document.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { roundHeading } from '#shared/log/heading.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { entryAsText, roundAsForum, roundAsText } from './copy-text.ts';

/** How what is copied is written: plain, or marked up for a forum. */
export type CopyFormat = 'text' | 'forum';

const WRITERS = {
  text: { entry: entryAsText, round: roundAsText },
  forum: { entry: entryToBbcode, round: roundAsForum },
} as const;

/** Puts an entry on the clipboard and says so. */
export async function copyEntry(entry: LogEntry, format: CopyFormat = 'text'): Promise<void> {
  await put(WRITERS[format].entry(entry, app.settings.locale), t('fightLog.copiedEntry'));
}

/** Puts a round on the clipboard and says so. */
export async function copyRound(round: LogRound, format: CopyFormat = 'text'): Promise<void> {
  const { locale } = app.settings;
  const said = t('fightLog.copiedRound', { round: roundHeading(round, locale), context: round.roundName });
  await put(WRITERS[format].round(round, locale), said);
}

async function put(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast(said);
  announce(said);
}
