import { LOCALES, type Locale } from './locale.ts';

const both = <T>(make: (locale: Locale) => T): ReadonlyMap<Locale, T> =>
  new Map(LOCALES.map((locale) => [locale, make(locale)]));

const BREATHS = both((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const CHOICES = both((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const COLLATORS = both((locale) => new Intl.Collator(locale, { numeric: true }));

/** Several things in one breath: "a, b e c", "a, b, and c". */
export function inOneBreath(things: readonly string[], locale: Locale): string {
  return BREATHS.get(locale)?.format(things) ?? things.join(', ');
}

/** Several things of which one is meant: "a, b ou c", "a, b, or c". */
export function oneOf(things: readonly string[], locale: Locale): string {
  return CHOICES.get(locale)?.format(things) ?? things.join(', ');
}

/** Compares words as the language sorts them, with figures by value: "Lobo 2" before "Lobo 10". */
export function comparing(locale: Locale): (a: string, b: string) => number {
  return COLLATORS.get(locale)?.compare ?? (() => 0);
}

/** Things by what they are called, as the language sorts. */
export function sortedBy<T>(things: readonly T[], locale: Locale, nameOf: (thing: T) => string): T[] {
  const compare = comparing(locale);
  return things.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}
