import { forLanguage } from './for-language.ts';
import type { Locale } from './locale.ts';

const breath = forLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const collator = forLanguage((locale) => new Intl.Collator(locale, { numeric: true }));

/** What parts figures, facts or names that stand side by side, in both languages. */
export const BETWEEN = ', ';
/** What parts those that have commas of their own. */
export const BETWEEN_LONGER = '; ';

/** Several things in one breath: "a, b e c", "a, b, and c". */
export function inOneBreath(things: readonly string[], locale: Locale): string {
  return breath(locale).format(things);
}

/** Things by what they are called, as the language sorts, with figures by value: "Lobo 2" before "Lobo 10". */
export function sortedBy<T>(things: readonly T[], locale: Locale, nameOf: (thing: T) => string): T[] {
  const { compare } = collator(locale);
  return things.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/** Compares words as the language does: for what is sorted by something else first. */
export function inOrder(a: string, b: string, locale: Locale): number {
  return collator(locale).compare(a, b);
}

/** Compares moments and ids, which are the same in every language, sign by sign. */
export function bySigns(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
