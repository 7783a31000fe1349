import type { Locale } from './locale.ts';

/** What is made for a language as it is first asked for, and then kept: a format costs a hundred times as much to make as to use. */
export function forLanguage<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const kept = made.get(locale) ?? make(locale);
    made.set(locale, kept);
    return kept;
  };
}
