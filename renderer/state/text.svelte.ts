import type { TextKey } from '#shared/text/catalogue.ts';
import { dateIn, momentIn, timeIn } from '#shared/text/dates.ts';
import { numberIn, percentIn } from '#shared/text/figures.ts';
import { inOneBreath, sortedBy } from '#shared/text/lists.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';
import { say as sayIn, text } from '#shared/text/translate.ts';
import type { Name } from '#shared/combat/name.ts';
import { shownName } from '#shared/combat/names.ts';
import { app } from './app.svelte.ts';

/** The text of a key in the language of the interface; follows a change of language where it is used in markup. */
export function t(key: TextKey, values?: MessageValues): string {
  return text(key, app.settings.locale, values);
}

/** A message in the language of the interface. */
export function say(message: Message): string {
  return sayIn(message, app.settings.locale);
}

/** What somebody of a fight is called, in the language of the interface. */
export function nameText(named: Name): string {
  return shownName(named, app.settings.locale);
}

/** A number as the language writes it, at most `digits` decimals: `10,4`, `−3`. */
export function formatNumber(value: number, digits = 1): string {
  return numberIn(app.settings.locale, value, digits);
}

/** A share from 0 to 1 as whole percents: `78%`. */
export function formatPercent(share: number): string {
  return percentIn(app.settings.locale, share);
}

/** An ISO date or date-time as a date in words. */
export function formatDate(iso: string): string {
  return dateIn(app.settings.locale, iso);
}

/** An ISO date-time as its day and hour. */
export function formatMoment(iso: string): string {
  return momentIn(app.settings.locale, iso);
}

/** The time of day of an ISO date-time, with seconds. */
export function formatTime(iso: string): string {
  return timeIn(app.settings.locale, iso);
}

/** Several things in one breath: "a, b e c". */
export function listed(things: readonly string[]): string {
  return inOneBreath(things, app.settings.locale);
}

/** Sorts by name as the language does, with figures by value ("Lobo 2" before "Lobo 10"). */
export function byName<T extends { readonly name: string }>(list: readonly T[]): T[] {
  return sortedBy(list, app.settings.locale, ({ name }) => name);
}
