import { escapeHtml } from '#shared/log/formats/escape-html.ts';
import { pageCss, PRINT_CSS } from '#shared/log/formats/print-css.ts';
import type { Locale } from '#shared/text/locale.ts';
import { CARDS_CSS } from './cards-css.ts';

const NOTHING_ELSE_FETCHED =
  "default-src 'none'; style-src 'unsafe-inline'; style-src-attr 'none'; font-src 'self' data:; img-src data:";

/** A page of cards that needs nothing else; `fontCss` holds the faces, `footer` stands at the foot of every sheet. */
export function cardsPage(
  { title, body, footer }: { readonly title: string; readonly body: string; readonly footer: string },
  locale: Locale,
  fontCss: string,
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${NOTHING_ELSE_FETCHED}">
<title>${escapeHtml(title)}</title>
<style>${fontCss}${PRINT_CSS}${pageCss('A4', footer)}${CARDS_CSS}</style>
</head>
<body>
<main>
<h1 class="unseen">${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
