/** The languages of the interface and of every log; the first is the default. */
export const LOCALES = ['pt-BR', 'en'] as const;

/** One of the languages Rodada speaks. */
export type Locale = (typeof LOCALES)[number];

/** The language for somebody whose system asks for these, the best first: ours where one of them is, else English. */
export function localeFor(languages: readonly string[]): Locale {
  const known = languages.map((one) => one.toLowerCase()).find((one) => /^(?:pt|en)(?![a-z])/.test(one));
  return known?.startsWith('pt') === true ? 'pt-BR' : 'en';
}

/** The language of whoever hasn't chosen one. */
export const DEFAULT_LOCALE: Locale = 'pt-BR';
