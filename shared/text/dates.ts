import { forLanguage } from './for-language.ts';
import type { Locale } from './locale.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  forLanguage((locale) => new Intl.DateTimeFormat(locale, options));
const day = format({ dateStyle: 'medium', timeZone: 'UTC' });
const longDay = format({ dateStyle: 'long', timeZone: 'UTC' });
const ownDay = format({ dateStyle: 'medium' });
const moment = format({ dateStyle: 'medium', timeStyle: 'short' });
const time = format({ timeStyle: 'medium' });

/** An ISO date, which is the same day everywhere, or a date-time, which is shown in the machine's own zone. */
export function dateIn(locale: Locale, iso: string): string {
  return (iso.length === 10 ? day : ownDay)(locale).format(new Date(iso));
}

/** An ISO date with its month in full, as a page has it under its title: "28 de novembro de 2026". */
export function longDateIn(locale: Locale, iso: string): string {
  return longDay(locale).format(new Date(iso));
}

/** A date-time as its day and hour, without seconds, in the machine's own zone. */
export function momentIn(locale: Locale, iso: string): string {
  return moment(locale).format(new Date(iso));
}

/** The time of day of an ISO date-time, with seconds. */
export function timeIn(locale: Locale, iso: string): string {
  return time(locale).format(new Date(iso));
}

/** Moments as programs read them, the same in every language, in a zone: "2026-11-28 21:04:13". */
export function sortableMoments(timeZone: string): (iso: string) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (iso) => clock.format(new Date(iso));
}
