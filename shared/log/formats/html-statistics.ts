import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { escapeHtml } from './escape-html.ts';
import {
  attackTable,
  lateNote,
  luckNote,
  type StatisticLine,
  statisticLines,
} from '#shared/log/statistics/statistic-lines.ts';
import type { Statistics } from '#shared/log/statistics/statistics.ts';

const FULL_BAR = 100;

/** The figures of a fight as bars, each with its figure beside it, and the table of attacks; empty when there are none. */
export function statisticsHtml(
  statistics: Statistics,
  locale: Locale,
  heading: 'log.heading.statistics' | 'log.report.totals' = 'log.heading.statistics',
): string {
  const lines = statisticLines(statistics, locale);
  const table = attackTable(statistics.attacks, locale);
  const notes = [luckNote(statistics, locale), lateNote(statistics, locale)].filter((note) => note !== null);
  if (lines.length === 0 && table === null && notes.length === 0) return '';
  const most = Math.max(1, ...lines.map(({ value }) => Math.abs(value)));
  return `<section>
<h2>${escapeHtml(text(heading, locale))}</h2>
<ul class="bars">
${lines.map((line) => barHtml(line, most)).join('\n')}
</ul>
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}
${table === null ? '' : attacksHtml(text('log.heading.attacks', locale), table)}
</section>`;
}

function barHtml({ meaning, label, value, shown }: StatisticLine, most: number): string {
  const width = ((Math.abs(value) / most) * FULL_BAR).toFixed(1);
  const fill = value === 0 ? '' : `<svg class="fill" width="${width}%"></svg>`;
  return `<li class="bar ${meaning}"><span>${escapeHtml(label)}</span><span class="track" aria-hidden="true">${fill}</span><span class="figure">${escapeHtml(shown)}</span></li>`;
}

function attacksHtml(title: string, { head, rows }: NonNullable<ReturnType<typeof attackTable>>): string {
  const headCells = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const bodyRows = rows.map(([name = '', ...cells]) => {
    const figures = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row"><bdi>${escapeHtml(name)}</bdi></th>${figures}</tr>`;
  });
  return `<h3>${escapeHtml(title)}</h3>
<table class="attacks">
<thead><tr>${headCells}</tr></thead>
<tbody>
${bodyRows.join('\n')}
</tbody>
</table>`;
}
