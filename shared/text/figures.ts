import { forLanguage } from './for-language.ts';
import type { Locale } from './locale.ts';

const plain = forLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }),
);
const percent = forLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

/** The text of a number with its hyphen made a true minus (U+2212). */
export function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** The sign of a number; 0 counts as positive. */
export function signOf(value: number): '+' | '−' {
  return value < 0 ? '−' : '+';
}

/**
 * A number as it is read: a true minus, at most two decimals, nothing between thousands. Only decimals need the
 * language, for their mark: `7`, `−3`, `4,5`.
 */
export function figure(value: number, locale: Locale = 'en'): string {
  // Nobody reads −0. Whole numbers are the same in every language, and a log is full of them.
  const read = value === 0 ? 0 : value;
  return withMinus(Number.isSafeInteger(read) ? String(read) : plain(locale).format(read));
}

/** A modifier, which always has a sign: `+3`, `−2`, `+0`. */
export function signed(value: number, locale?: Locale): string {
  return signOf(value) + figure(Math.abs(value), locale);
}

/** A modifier of which none is written as a bare 0: `+12`, `−4,5`, `0`. */
export function signedOrZero(value: number, locale?: Locale): string {
  return value === 0 ? figure(0) : signed(value, locale);
}

/** A number that may be large, with the language's marks, at most `digits` decimals, and a true minus: `1.234,5`. */
export function numberIn(locale: Locale, value: number, digits: number): string {
  return withMinus(new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value));
}

/** A share from 0 to 1 as whole percents. */
export function percentIn(locale: Locale, share: number): string {
  return percent(locale).format(share);
}

/** A figure as the spreadsheet of a language reads it: with its decimal mark, and a plain minus. */
export function plainFigure(value: number, locale: Locale): string {
  return plain(locale).format(value);
}

/** A measure of a drawing, for programs: a decimal point, no more decimals than are seen. */
export function measure(value: number, digits: number): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
}
