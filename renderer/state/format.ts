import { withMinus } from '#shared/text/figures.ts';
import type { Locale } from '#shared/text/locale.ts';

/** A number with the language's decimal mark, at most `digits` decimals, and a true minus sign. */
export function numberIn(locale: Locale, value: number, digits: number): string {
  return withMinus(new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value));
}

/** A share from 0 to 1 as whole percents. */
export function percentIn(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** An ISO date, which is the same day everywhere, or a date-time, which is shown in the machine's own zone. */
export function dateIn(locale: Locale, iso: string): string {
  const timeZone = iso.length === 10 ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(iso));
}

/** A date-time as its day and hour, without seconds, in the machine's own zone. */
export function momentIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** The time of day of an ISO date-time, with seconds. */
export function timeIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(iso));
}

/** Today in the machine's own zone, as an ISO date. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The present moment as an ISO date-time. */
export function rightNow(): string {
  return new Date().toISOString();
}
