import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import { escapeHtml } from '#shared/log/formats/escape-html.ts';
import { logHtml } from '#shared/log/formats/html.ts';
import { statisticsHtml } from '#shared/log/formats/html-statistics.ts';
import { notesToHtml } from '#shared/log/formats/notes-html.ts';
import type { OutlineTable } from '#shared/log/outline.ts';
import { htmlPage, type HtmlOptions } from '#shared/log/formats/page.ts';
import { RING_HTML } from '#shared/log/formats/ring-html.ts';
import { partyTable, reportFooter, reportSubtitle, reportTitle } from './heading.ts';
import type { SessionReport } from './report.ts';

/** The report of a session as a page that needs nothing else; each fight begins on a sheet of its own. */
export function sessionToHtml(report: SessionReport, locale: Locale, options: HtmlOptions): string {
  const { fights } = report;
  const title = reportTitle(report, locale);
  const body = `<header>
${RING_HTML}
<h1 dir="auto">${escapeHtml(title)}</h1>
<p class="subtitle">${reportSubtitle(report, locale).map(escapeHtml).join(' · ')}</p>
<hr class="rule">
</header>
${notesHtml(report, locale)}
${partyHtml(partyTable(report, locale), locale)}
${fights.length > 1 ? statisticsHtml(report.statistics, locale, 'log.report.totals') : ''}
${report.unread.map((why) => `<p class="note">${escapeHtml(say(why, locale))}</p>`).join('\n')}
${fights.length === 0 ? `<p class="note">${escapeHtml(text('log.report.noFights', locale))}</p>` : ''}
${fights.map((doc) => `<article class="fight">\n${logHtml(doc, locale)}\n</article>`).join('\n')}`;
  return htmlPage({ title, body, footer: reportFooter(report, locale) }, locale, options);
}

function notesHtml({ notes }: SessionReport, locale: Locale): string {
  if (notes === '') return '';
  return `<section class="notes">
<h2>${escapeHtml(text('log.report.notes', locale))}</h2>
${notesToHtml(notes)}
</section>`;
}

function partyHtml(table: OutlineTable | null, locale: Locale): string {
  if (table === null) return '';
  const head = table.head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const rows = table.rows.map(([name = '', ...cells]) => {
    const figures = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row"><bdi>${escapeHtml(name)}</bdi></th>${figures}</tr>`;
  });
  return `<section>
<h2>${escapeHtml(text('log.report.party', locale))}</h2>
<table class="party-table">
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}
