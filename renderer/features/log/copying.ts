import type { LogRound } from '../../../shared/log/document.ts';
import type { LogEntry } from '../../../shared/log/entry.ts';
import { roundHeading } from '../../../shared/log/heading.ts';
import { announce } from '../../state/announce.svelte.ts';
import { app } from '../../state/app.svelte.ts';
import { t } from '../../state/text.svelte.ts';
import { toast } from '../../state/toasts.svelte.ts';
import { entryAsText, roundAsText } from './copy-text.ts';

/** Puts an entry on the clipboard and says so. */
export async function copyEntry(entry: LogEntry): Promise<void> {
  await put(entryAsText(entry, app.settings.locale), t('fightLog.copiedEntry'));
}

/** Puts a round on the clipboard and says so. */
export async function copyRound(round: LogRound): Promise<void> {
  const { locale } = app.settings;
  const said = t('fightLog.copiedRound', { round: roundHeading(round, locale), context: round.roundName });
  await put(roundAsText(round, locale), said);
}

async function put(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast(said);
  announce(said);
}
