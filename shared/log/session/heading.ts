import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import { dateText, sessionText } from '#shared/log/heading.ts';
import type { LastingFigures } from '#shared/rules/system.ts';
import type { OutlineTable } from '#shared/log/outline.ts';
import { BETWEEN_LONGER } from '#shared/text/lists.ts';
import type { SessionReport } from './report.ts';

/** The title of a report. */
export function reportTitle({ session }: SessionReport, locale: Locale): string {
  return sessionText(session, locale);
}

/** What stands under its title: campaign, date, system, how many fights. */
export function reportSubtitle(report: SessionReport, locale: Locale): readonly string[] {
  const { campaign, session, system, fights } = report;
  const count = fights.length;
  const fought = count === 0 ? [] : [text('log.report.fights', locale, { count })];
  return [campaign, dateText(session.date, locale), say(system, locale), ...fought];
}

/** What stands at the foot of each page. */
export function reportFooter({ campaign, session }: SessionReport, locale: Locale): string {
  return text('log.report.footer', locale, { campaign, number: session.number });
}

/** The party before and after as a table; null without one. */
export function partyTable({ party, unit }: SessionReport, locale: Locale): OutlineTable | null {
  if (party.length === 0) return null;
  const head = ['log.report.who', 'log.report.before', 'log.report.after', 'log.report.changes'] as const;
  const points = ({ current, max }: LastingFigures['hp']): string =>
    text('log.hp', locale, { current, max, unit });
  return {
    head: head.map((key) => text(key, locale)),
    rows: party.map(({ name, before, after, changes }) => [
      name,
      points(before),
      points(after),
      changes.length === 0
        ? text('log.report.unchanged', locale)
        : changes.map((change) => say(change, locale)).join(BETWEEN_LONGER),
    ]),
  };
}
