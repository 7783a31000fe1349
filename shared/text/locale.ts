/** The languages of the interface and of every log; the first is the default. */
export const LOCALES = ['pt-BR', 'en'] as const;

/** One of the languages Rodada speaks. */
export type Locale = (typeof LOCALES)[number];

/** The language of whoever hasn't chosen one. */
export const DEFAULT_LOCALE: Locale = 'pt-BR';
