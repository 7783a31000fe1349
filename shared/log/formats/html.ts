import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { figuresText } from '#shared/log/arithmetic.ts';
import { foldTurns, type LogDocument, type LogRound } from '#shared/log/document.ts';
import type { LogEntry, LogLine } from '#shared/log/entry.ts';
import { figure } from '#shared/text/figures.ts';
import { footerOf, roundHeading, subtitleOf, titleOf } from '#shared/log/heading.ts';
import { escapeHtml } from './escape-html.ts';
import { statisticsHtml } from './html-statistics.ts';
import { htmlPage, type HtmlOptions } from './page.ts';
import { RING_HTML } from './ring-html.ts';
import { fateText, type RosterLine } from '#shared/log/roster.ts';
import { spansOf } from '#shared/log/statistics/spans.ts';
import { rosterName } from '#shared/log/roster.ts';

/** The log as a page that needs nothing else: read on a screen, printed, or made a PDF of. */
export function logToHtml(doc: LogDocument, locale: Locale, options: HtmlOptions): string {
  const page = { title: titleOf(doc, locale), body: logHtml(doc, locale), footer: footerOf(doc, locale) };
  return htmlPage(page, locale, options);
}

/** The log as what stands in such a page. */
export function logHtml(doc: LogDocument, locale: Locale): string {
  const { roster, chapters } = doc;
  return `<header>
${RING_HTML}
<h1 dir="auto">${escapeHtml(titleOf(doc, locale))}</h1>
<p class="subtitle">${subtitleOf(doc, locale).map(escapeHtml).join(' · ')}</p>
<hr class="rule">
</header>
<div class="roster">
${rosterHtml('log.heading.party', roster.party, doc, locale)}
${rosterHtml('log.heading.foes', roster.foes, doc, locale)}
</div>
${chapters.map((chapter) => chapterHtml(chapter, locale)).join('\n')}
${chapters.length === 0 ? `<p class="note">${escapeHtml(text('log.noEntries', locale))}</p>` : ''}
${correctionsHtml(doc, locale)}
${statisticsHtml(doc.statistics, locale)}`;
}

/** The sentence of an entry: each span in its style, every word escaped. */
export function sentenceToHtml(entry: Pick<LogEntry, 'sentence'>, locale: Locale): string {
  return spansOf(entry.sentence, locale)
    .map(({ kind, text: words }) => {
      const escaped = escapeHtml(words);
      // "12 → 4" stays on one line.
      if (kind === 'plain') return escaped.replaceAll(' → ', '&nbsp;→&nbsp;');
      return kind === 'name'
        ? `<bdi class="name">${escaped}</bdi>`
        : `<span class="${kind}">${escaped}</span>`;
    })
    .join('');
}

function chapterHtml(chapter: LogRound, locale: Locale): string {
  const entries = foldTurns(chapter.entries);
  const items = entries.map((entry, index) =>
    entryHtml(entry, isSameTurn(entry, entries[index - 1]), locale),
  );
  return `<section>
<h2>${escapeHtml(roundHeading(chapter, locale))}</h2>
<ol>
${items.join('\n')}
</ol>
</section>`;
}

/** A count stands once, at the first entry of its turn. */
function isSameTurn(entry: LogEntry, before: LogEntry | undefined): boolean {
  return before !== undefined && before.count === entry.count && before.turn?.id === entry.turn?.id;
}

function entryHtml(entry: LogEntry, isContinued: boolean, locale: Locale): string {
  const { count, kind } = entry;
  const shown = count === null || isContinued ? '' : figure(count, locale);
  const lines = entry.lines.map((line, index) => lineHtml(line, index === 0 ? shown : '', locale));
  const bare = kind === 'turn' && entry.sentence.length === 1 ? ' bare' : '';
  const [only, ...more] = lines;
  // Most entries are one line: each element that needn't be there is time saved when a long log is printed.
  if (only !== undefined && more.length === 0) {
    return only.sums === ''
      ? `<li class="entry${bare}">${only.words}</li>`
      : `<li class="entry summed${bare}">${summedHtml(only)}</li>`;
  }
  const blocks = lines.map((line) =>
    line.sums === '' ? `<p>${line.words}</p>` : `<div class="summed">${summedHtml(line)}</div>`,
  );
  return `<li class="entry${bare}">${blocks.join('')}</li>`;
}

/** A line of an entry as HTML: its words, the count before them, and its sums, empty where it has none. */
interface LineHtml {
  readonly words: string;
  readonly sums: string;
}

function lineHtml(line: LogLine, count: string, locale: Locale): LineHtml {
  // With the space, the count and the words are two words to whoever copies or reads them.
  const before = count === '' ? '' : `<span class="count">${count} </span>`;
  const sums = line.arithmetic.map((figures) => `<span>${escapeHtml(figuresText(figures, locale))}</span>`);
  return { words: `${before}${sentenceToHtml(line, locale)}`, sums: sums.join(' ') };
}

/** A line with its sums beside it. */
function summedHtml({ words, sums }: LineHtml): string {
  return `<p>${words}</p><span class="sum">${sums}</span>`;
}

function rosterHtml(
  key: 'log.heading.party' | 'log.heading.foes',
  lines: readonly RosterLine[],
  doc: LogDocument,
  locale: Locale,
): string {
  const rows = lines.map((line) => {
    const ally = line.isAlly ? ` <em>(${escapeHtml(text('log.ally', locale))})</em>` : '';
    const fate = escapeHtml(fateText(line, doc.unit, locale));
    return `<tr><th scope="row"><bdi>${escapeHtml(rosterName(line, locale))}</bdi>${ally}</th><td>${fate}</td></tr>`;
  });
  const body =
    rows.length === 0
      ? `<p class="note">${escapeHtml(text('log.nobody', locale))}</p>`
      : `<table>\n${rows.join('\n')}\n</table>`;
  return `<div>\n<h2>${escapeHtml(text(key, locale))}</h2>\n${body}\n</div>`;
}

function correctionsHtml({ corrections }: LogDocument, locale: Locale): string {
  if (corrections.length === 0) return '';
  const items = corrections.map((entry) => {
    const round = roundHeading(entry, locale);
    const undone = escapeHtml(text('log.takenBack', locale));
    return `<li class="entry"><span>${escapeHtml(round)}</span><p><s>${sentenceToHtml(entry, locale)}</s> (${undone})</p></li>`;
  });
  return `<section class="corrections">
<h2>${escapeHtml(text('log.heading.corrections', locale))}</h2>
<ul>
${items.join('\n')}
</ul>
</section>`;
}
