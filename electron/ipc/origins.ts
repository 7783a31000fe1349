/** Where our own page lives; nothing else may call main. */
export const APP_ORIGIN = 'app://rodada';
/** Where the players' page lives: it may call nothing. */
export const PLAYERS_ORIGIN = 'app://players';
/** Where pages to be printed live: no script runs there. */
export const PRINT_ORIGIN = 'app://print';

/** Whether an address is of our own page. */
export function isOurPage(url: string): boolean {
  return url.startsWith(`${APP_ORIGIN}/`);
}
