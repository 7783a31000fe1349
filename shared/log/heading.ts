import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import type { LogDocument, LogRound } from './document.ts';
import { figure } from '#shared/text/figures.ts';
import { longDateIn } from '#shared/text/dates.ts';

const SECONDS_PER_MINUTE = 60;

/** What stands above everything; a neutral word for players for whom nothing was set. */
export function titleOf({ title }: Pick<LogDocument, 'title'>, locale: Locale): string {
  return title === '' ? text('log.players.title', locale) : title;
}

/** What stands under the title: campaign, session, date, system, rounds and the time they took in the game. */
export function subtitleOf(doc: LogDocument, locale: Locale): readonly string[] {
  const { campaign, session, system, rounds, roundName } = doc;
  const evening = session === null ? [] : [sessionText(session, locale), dateText(session.date, locale)];
  const fought =
    rounds === 0
      ? []
      : [
          `${text('log.rounds', locale, { count: rounds, context: roundName })}, ${gameTime(doc.gameMinutes, locale)}`,
        ];
  return [campaign, ...evening, say(system, locale), ...fought];
}

/** The heading of a round. */
export function roundHeading(
  { round, roundName }: Pick<LogRound, 'round' | 'roundName'>,
  locale: Locale,
): string {
  if (round === 0) return text('log.heading.setup', locale);
  return text('log.heading.round', locale, { round, context: roundName });
}

/** What stands at the foot of each page. */
export function footerOf({ campaign, session }: LogDocument, locale: Locale): string {
  return session === null
    ? text('log.footer', locale, { campaign })
    : text('log.footer.session', locale, { campaign, number: session.number });
}

/** A session by its number and title. */
export function sessionText({ number, title }: { number: number; title: string }, locale: Locale): string {
  return title === ''
    ? text('log.session', locale, { number })
    : text('log.session.titled', locale, { number, title });
}

/** An ISO date as it is read. */
export function dateText(isoDate: string, locale: Locale): string {
  return Number.isNaN(Date.parse(isoDate)) ? isoDate : longDateIn(locale, isoDate);
}

/** Whole minutes, or seconds where it is less than one; else both, abbreviated. */
export function gameTime(gameMinutes: number, locale: Locale): string {
  const all = Math.round(gameMinutes * SECONDS_PER_MINUTE);
  const minutes = Math.floor(all / SECONDS_PER_MINUTE);
  const seconds = all % SECONDS_PER_MINUTE;
  if (minutes === 0)
    return text('log.gameSeconds', locale, { count: seconds, figure: figure(seconds, locale) });
  if (seconds === 0)
    return text('log.gameMinutes', locale, { count: minutes, figure: figure(minutes, locale) });
  return text('log.gameMinutesSeconds', locale, { minutes: figure(minutes, locale), seconds });
}
