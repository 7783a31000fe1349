/** Where our own page lives; nothing else may call main. */
export const APP_ORIGIN = 'app://rodada';
/** Where pages to be printed live: no script runs there. */
export const PRINT_ORIGIN = 'app://print';
