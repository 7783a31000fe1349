import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import { logOutline, statisticParts, type Part } from '#shared/log/outline.ts';
import { partyTable, reportSubtitle, reportTitle } from './heading.ts';
import type { SessionReport } from './report.ts';

/** The report of a session part by part: notes, the party, figures, then every fight. */
export function sessionOutline(report: SessionReport, locale: Locale): readonly Part[] {
  const { notes, fights, unread } = report;
  const table = partyTable(report, locale);
  const heading = (words: string): Part => ({ kind: 'heading', level: 2, words });
  const totals = statisticParts(report, locale, 2).map((part, index) =>
    index === 0 && part.kind === 'heading' ? heading(text('log.report.totals', locale)) : part,
  );
  return [
    { kind: 'heading', level: 1, words: reportTitle(report, locale) },
    { kind: 'subtitle', words: reportSubtitle(report, locale) },
    ...(notes === ''
      ? []
      : [heading(text('log.report.notes', locale)), { kind: 'notes', source: notes } as const]),
    ...(table === null ? [] : [heading(text('log.report.party', locale)), { kind: 'table', table } as const]),
    ...(fights.length > 1 ? totals : []),
    ...unread.map((why): Part => ({ kind: 'note', words: say(why, locale) })),
    ...fights.flatMap((doc) => logOutline(doc, locale, 2)),
    ...(fights.length === 0 ? [{ kind: 'note', words: text('log.report.noFights', locale) } as const] : []),
  ];
}
