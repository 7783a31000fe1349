import type { Locale } from '#shared/text/locale.ts';
import { escapeHtml } from './escape-html.ts';
import { pageCss, PRINT_CSS, type Paper } from './print-css.ts';

/** How the page is set. */
export interface HtmlOptions {
  /** `@font-face` rules; the faces lie in `data:` addresses or beside the page, nothing else is fetched. */
  readonly fontCss: string;
  readonly paper?: Paper;
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
  "default-src 'none'; style-src 'unsafe-inline'; style-src-attr 'none'; font-src 'self' data:";

/** A page that needs nothing else: read on a screen, printed, or made a PDF of. */
export function htmlPage({ title, body, footer }: PageParts, locale: Locale, options: HtmlOptions): string {
  const css = options.fontCss + PRINT_CSS + pageCss(options.paper ?? 'A4', `${title} · ${footer}`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${NOTHING_ELSE_FETCHED}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
