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
import { deedTables, type TitledTable } from '#shared/log/statistics/deed-tables.ts';
import type { Statistics } from '#shared/log/statistics/statistics.ts';
import { measure } from '#shared/text/figures.ts';

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
  const deeds = deedTables(statistics.deeds, locale);
  if (lines.length === 0 && table === null && notes.length === 0 && deeds.length === 0) return '';
  const attacks = table === null ? [] : [{ title: text('log.heading.attacks', locale), table }];
  const tables = [...attacks, ...deeds];
  const track = trackOf(lines.map(({ value }) => value));
  return `<section>
<h2>${escapeHtml(text(heading, locale))}</h2>
<ul class="bars">
${lines.map((line) => barHtml(line, track)).join('\n')}
</ul>
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}
${tables.length === 0 ? '' : `<div class="tables">\n${tables.map(tableHtml).join('\n')}\n</div>`}
</section>`;
}

/** The track of the bars, in percent: where 0 lies, and how long 1 is. */
interface Track {
  readonly zero: number;
  readonly unit: number;
}

function trackOf(values: readonly number[]): Track {
  const lowest = Math.min(0, ...values);
  const unit = FULL_BAR / Math.max(1, Math.max(0, ...values) - lowest);
  return { zero: -lowest * unit, unit };
}

/** A figure below 0 goes the other way from where 0 lies. */
function barHtml({ meaning, label, value, shown }: StatisticLine, { zero, unit }: Track): string {
  const width = Math.abs(value) * unit;
  const start = value < 0 ? zero - width : zero;
  const fill = `<rect x="${measure(start, 1)}%" width="${measure(width, 1)}%" height="100%" rx="1"></rect>`;
  const line =
    zero === 0 ? '' : `<line x1="${measure(zero, 1)}%" x2="${measure(zero, 1)}%" y2="100%"></line>`;
  const drawn = `<svg width="100%" height="100%">${value === 0 ? '' : fill}${line}</svg>`;
  const sign = value < 0 ? ' below' : '';
  return `<li class="bar ${meaning}${sign}"><span>${escapeHtml(label)}</span><span class="track" aria-hidden="true">${drawn}</span><span class="figure">${escapeHtml(shown)}</span></li>`;
}

/** What stands in mono at the right edge of its column; all else is read as words. */
const FIGURE = /^[+−-]?\d[\d.,]*$/;

function tableHtml({ title, table: { head, rows } }: TitledTable): string {
  const words = head.map((_, index) => rows.some((row) => !FIGURE.test(row[index] ?? '')));
  const asWords = (index: number): string => (words[index] ? ' class="words"' : '');
  const headCells = head
    .map((cell, index) => `<th scope="col"${asWords(index)}>${escapeHtml(cell)}</th>`)
    .join('');
  const bodyRows = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((cell, index) => `<td${asWords(index + 1)}>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row"><bdi>${escapeHtml(name)}</bdi></th>${rest}</tr>`;
  });
  return `<div>
<h3>${escapeHtml(title)}</h3>
<table class="attacks">
<thead><tr>${headCells}</tr></thead>
<tbody>
${bodyRows.join('\n')}
</tbody>
</table>
</div>`;
}
