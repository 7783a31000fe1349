import type { Sender } from './bind.ts';

/** Where our own page lives. */
export const APP_ORIGIN = 'app://rodada';
/** Where the players' page lives: it may call nothing. */
export const PLAYERS_ORIGIN = 'app://players';
/** Where pages to be printed live: no script runs there. */
export const PRINT_ORIGIN = 'app://print';

/** The narrator's page: the only one that may call main. */
export const APP_PAGE = `${APP_ORIGIN}/index.html`;

/** Whether an address is exactly our own page's. */
export function isOurPage(url: string): boolean {
  return url === APP_PAGE;
}

/** Tells whether a request comes from our own page, in this window's own contents and in no frame of it. */
export function isFromPageOf(contents: unknown): (event: Sender) => boolean {
  return ({ sender, senderFrame }) =>
    sender === contents && senderFrame !== null && senderFrame.parent === null && isOurPage(senderFrame.url);
}
