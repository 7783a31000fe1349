import type { Locale } from '#shared/text/locale.ts';
import { escapeHtml } from './escape-html.ts';
import { DOTS, pageCss, PRINT_CSS, type Paper } from './print-css.ts';

/** How the page is set. */
export interface HtmlOptions {
  /** `@font-face` rules; the faces lie in `data:` addresses or beside the page, nothing else is fetched. */
  readonly fontCss: string;
  readonly paper?: Paper;
  /** Whether it is only printed: a screen would show nothing of it. */
  readonly onlyPrinted?: boolean;
}

/** What a page is made of. */
export interface PageParts {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** What stands at the foot of every sheet, after the title. */
  readonly footer: string;
}

const NOTHING_ELSE_FETCHED =
  "default-src 'none'; style-src 'unsafe-inline'; style-src-attr 'none'; font-src 'self' data:; img-src data:";

/** A page that is only printed isn't laid out for a screen, before it is and after it was. */
const ONLY_PRINTED_CSS = `
@media screen { main { display: none; } }
@media print { .faces { display: none; } }
.faces { background: ${DOTS}; }
.faces .title { font-family: var(--title); }
.faces .figures { font-family: var(--figures); }
`;

/** A page that needs nothing else: read on a screen, printed, or made a PDF of. */
export function htmlPage({ title, body, footer }: PageParts, locale: Locale, options: HtmlOptions): string {
  const { fontCss, paper = 'A4', onlyPrinted = false } = options;
  const more = onlyPrinted ? ONLY_PRINTED_CSS : '';
  const css = fontCss + PRINT_CSS + more + pageCss(paper, `${title} · ${footer}`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${NOTHING_ELSE_FETCHED}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>${onlyPrinted ? facesHtml(title + footer + body) : ''}
<main>
${body}
</main>
</body>
</html>
`;
}

/**
 * Something on the screen in each face, with every letter the words have beside the plain ones, over the dots: what is
 * hidden fetches neither faces nor pictures, and none would be there when it is printed.
 */
function facesHtml(words: string): string {
  const letters = escapeHtml(`a${[...new Set(words.match(/\P{ASCII}/gu))].join('')}`);
  return `<div class="faces">${letters}<em>${letters}</em><span class="title">${letters}</span><span class="figures">${letters}</span></div>`;
}
