import type { GuidePageId } from '#shared/help/guide/guide.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { HelpAddress } from '#renderer/commands/help.svelte.ts';
import { app } from '#renderer/state/app.svelte.ts';
import type { Screen } from '#renderer/state/route.ts';
import { readBook, type HelpBook } from './book.ts';

/** What is told of a screen. */
const PAGE_OF: Readonly<Record<Screen, GuidePageId>> = {
  campaigns: 'campaigns',
  bestiary: 'bestiary',
  encounters: 'encounters',
  combat: 'turns',
  log: 'log',
  objects: 'encounters',
  settings: 'backups',
};

/** The page that tells of the screen that is open. */
export function pageOfScreen(): HelpAddress {
  return `help:${PAGE_OF[app.route.screen]}`;
}

let books = $state.raw<Partial<Record<Locale, HelpBook>>>({});

/** The help in the language of the interface; null for the moment it is still being read. */
export function helpBook(): HelpBook | null {
  return books[app.settings.locale] ?? null;
}

/** Reads the help in the language of the interface, once. */
export async function loadHelp(): Promise<void> {
  const { locale } = app.settings;
  if (books[locale] !== undefined) return;
  const book = await readBook(locale);
  books = { ...books, [locale]: book };
}
