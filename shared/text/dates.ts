import type { Locale } from './locale.ts';

/** An ISO date, which is the same day everywhere, or a date-time, which is shown in the machine's own zone. */
export function dateIn(locale: Locale, iso: string): string {
  const timeZone = iso.length === 10 ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(iso));
}

/** An ISO date with its month in full, as a page has it under its title: "28 de novembro de 2026". */
export function longDateIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** A date-time as its day and hour, without seconds, in the machine's own zone. */
export function momentIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** The time of day of an ISO date-time, with seconds. */
export function timeIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(iso));
}

/** Moments as programs read them, the same in every language, in a zone: "2026-11-28 21:04:13". */
export function sortableMoments(timeZone: string): (iso: string) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (iso) => clock.format(new Date(iso));
}
