/**
 * The dotted line under an entry, at the foot of its box: one picture, a pixel high and as wide as any paper. Drawn as a
 * border, each dot of thousands of lines would be a shape of its own in a PDF, and take as long as all the rest.
 */
export const DOTS =
  'url(data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAuAAAAABAQMAAACll4lEAAAABlBMVEX///+qp5yZ0v6JAAAADElEQVR42mNYRUMAABnePRnGS74bAAAAAElFTkSuQmCC) no-repeat left bottom / 736px 1px';

/** The look of the printed log: black on white whatever the theme, an ember for what matters, A4 unless told otherwise. */
export const PRINT_CSS = `
:root {
  color-scheme: only light;
  --ink: #1b1a17;
  --soft: #5f5b52;
  --line: #cfccc2;
  --ember: #c8641c;
  --ember-ink: #a24c10;
  --fall: #9c1c17;
  --critical: #7d5a00;
  --party: #5c9486;
  --foes: #b0605a;
  --stone: #8c8b80;
  --title: 'Fraunces Variable', Fraunces, Georgia, serif;
  --words: 'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', system-ui, sans-serif;
  --figures: 'Atkinson Hyperlegible Mono Variable', 'Atkinson Hyperlegible Mono', ui-monospace, monospace;
}
* { box-sizing: border-box; }
html {
  background: #fff;
  color: var(--ink);
  font: 10.5pt/1.45 var(--words);
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
body { max-width: 178mm; margin: 0 auto; padding: 14mm 0; overflow-wrap: anywhere; }
@media print { body { max-width: none; padding: 0; } }
@media screen { body { width: min(178mm, 100% - 2 * 6mm); } }

h1, h2, h3 { font-family: var(--title); font-weight: 600; break-after: avoid; text-wrap: balance; }
h1 { margin: 0; font-size: 25pt; line-height: 1.15; letter-spacing: -0.01em; font-variation-settings: 'SOFT' 60, 'WONK' 1; }
h2 { margin: 18pt 0 0; font-size: 13pt; line-height: 1.3; color: var(--ember-ink); }
h3 { margin: 12pt 0 3pt; font-size: 10.5pt; color: var(--ember-ink); }
section > h2 { padding-bottom: 2pt; border-bottom: 0.75pt solid var(--line); }
p { margin: 0; orphans: 2; widows: 2; }
:is(main, .fight) > header { position: relative; }
header > h1 { padding-right: 18mm; }
.ring { position: absolute; top: 0; right: 0; width: 9mm; height: 9mm; fill: #a8a599; }
.ring .lit { fill: var(--ember); }
.subtitle { margin-top: 3pt; color: var(--soft); }
.rule { height: 2.25pt; margin: 10pt 0 14pt; border: 0; background: linear-gradient(to right, var(--ember) 24mm, var(--ink) 24mm); }

.roster { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14mm; }
.roster h2 { margin-top: 0; }
.roster table { min-width: 62%; margin-top: 2pt; border-collapse: collapse; }
.roster tr { break-inside: avoid; }
.roster th { padding: 2.5pt 8pt 2.5pt 0; font-weight: 400; text-align: left; }
.roster td { padding: 2.5pt 0; text-align: right; white-space: nowrap; }
.roster em { color: var(--soft); }
td, .count, .sum, .figure { font-family: var(--figures); font-size: 9pt; font-variant-numeric: tabular-nums; }

ol, ul { margin: 0; padding: 0; list-style: none; }
.entry {
  padding: 4.5pt 0 5.25pt 17mm;
  background: ${DOTS};
  break-inside: avoid;
  text-wrap: pretty;
}
.summed { display: flex; gap: 6mm; align-items: baseline; }
.summed p { flex: 1; min-width: 0; }
/* No line of a round stands alone on a page. */
.entry:last-child { break-before: avoid; }
.entry:first-child { break-after: avoid; }
.entry .count { display: inline-block; width: 17mm; margin-left: -17mm; color: var(--soft); line-height: 1; white-space: pre; }
.entry .sum { flex: none; max-width: 62mm; color: var(--soft); text-align: right; }
.sum span { display: block; }
.bare { padding: 1.5pt 0 1.5pt 17mm; background: none; font-size: 9.5pt; color: var(--soft); }
.name { font-weight: 650; }
.bare .name { font-weight: 500; }
.critical { font-weight: 650; color: var(--critical); }
.fall { font-weight: 650; color: var(--fall); }
.condition { font-style: italic; }
.muted { color: var(--soft); }
.corrections { font-size: 9.5pt; color: var(--soft); }
.corrections .entry { display: grid; grid-template-columns: 22mm minmax(0, 1fr); gap: 0 6mm; align-items: baseline; padding-left: 0; }
.corrections s { text-decoration-thickness: 0.5pt; }
.corrections span { font-weight: 400; color: inherit; }

.bars, .attacks { break-inside: avoid; }
.bars { margin-top: 5pt; }
.bar { display: grid; grid-template-columns: 44mm minmax(0, 1fr) 16mm; gap: 4mm; align-items: center; padding: 2.5pt 0; break-inside: avoid; }
.bar .figure { font-weight: 700; }
.track { height: 7pt; }
.track svg { display: block; }
.track rect { fill: var(--stone); }
.track line { stroke: var(--soft); }
.party rect { fill: var(--ember); }
.foe rect { fill: var(--foes); }
.luck rect { fill: var(--party); }
.below rect { fill: var(--fall); }
.note { margin-top: 3pt; font-size: 8.5pt; color: var(--soft); }
.tables { display: grid; grid-template-columns: repeat(2, max-content); gap: 0 14mm; justify-content: start; }
.tables > div { break-inside: avoid; }
.attacks { border-collapse: collapse; }
.attacks th { padding: 2pt 8mm 2pt 0; font-weight: 400; text-align: left; }
.attacks thead th { color: var(--soft); font-size: 9pt; white-space: nowrap; }
th, td { vertical-align: baseline; }
.attacks td, .attacks thead th + th { padding: 2pt 8mm 2pt 0; text-align: right; }
.attacks .words, .attacks thead th.words { font-family: var(--words); font-size: 10pt; text-align: left; }
.attacks thead th.words { font-size: 9pt; }
.attacks tr { break-inside: avoid; }

.party-table { width: 100%; margin-top: 4pt; border-collapse: collapse; }
.party-table th, .party-table td { padding: 3pt 6mm 3pt 0; font-weight: 400; text-align: left; }
.party-table td:nth-child(2), .party-table td:nth-child(3) { white-space: nowrap; }
.party-table td:last-child { padding-right: 0; font-family: var(--words); font-size: 10pt; }
.party-table thead th { color: var(--soft); font-size: 9pt; }
.party-table tbody th { font-weight: 650; }
.party-table tr { break-inside: avoid; }
.party-table tbody tr { border-top: 0.75pt dotted #aaa79c; }

.fight { margin-top: 22pt; }
.fight h1 { font-size: 19pt; }
@media print { .fight { break-before: page; margin-top: 0; } }
.notes > * + * { margin-top: 5pt; }
.notes h3, .notes h4, .notes h5, .notes h6 { margin-top: 9pt; font-size: 10.5pt; color: var(--ember-ink); }
.notes ul { padding-left: 5mm; list-style: disc; }
.notes ol { padding-left: 6mm; list-style: decimal; }
.notes blockquote { margin: 5pt 0 0; padding-left: 4mm; border-left: 1.5pt solid var(--line); color: var(--soft); }
.notes code, .notes pre { font-family: var(--figures); font-size: 9pt; }
.notes pre { white-space: pre-wrap; }
.notes hr { border: 0; border-top: 0.75pt solid var(--line); }
.notes table { border-collapse: collapse; }
.notes th, .notes td { padding: 2pt 4mm 2pt 0; text-align: left; }
@media screen and (max-width: 150mm) {
  .tables { grid-template-columns: 1fr; }
  .roster { grid-template-columns: 1fr; gap: 5mm; }
  .entry { padding-left: 12mm; }
  .entry .count { width: 12mm; margin-left: -12mm; }
  .summed { display: block; }
  .entry .sum { display: block; max-width: none; text-align: left; }
  .corrections .entry { grid-template-columns: 9mm minmax(0, 1fr); gap: 0 3mm; }
  .bar { grid-template-columns: 28mm minmax(0, 1fr) 10mm; gap: 2mm; }
}
`;

/** The papers there are. */
export const PAPERS = ['A4', 'letter'] as const;

/** One of the papers there are. */
export type Paper = (typeof PAPERS)[number];

/** The page itself: paper, margins, and what stands at its foot (`footer` goes in as text, whatever is in it). */
export function pageCss(paper: Paper, footer: string): string {
  const foot = "font: 8pt 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif; color: #5f5b52;";
  const line = 'border-top: 0.75pt solid #cfccc2; padding-top: 5pt; vertical-align: top;';
  return `
@page {
  size: ${paper};
  margin: 17mm 16mm 19mm;
  @bottom-left { content: ${cssString(footer)}; ${foot} ${line} text-align: left; width: 82%; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  @bottom-right { content: counter(page) ' / ' counter(pages); ${foot} ${line} text-align: right; width: 18%; }
}
`;
}

/** A CSS string that reads exactly as the words, and can't end its rule or the style element. */
function cssString(words: string): string {
  const escaped = words.replaceAll(/["'\\<>&\p{Cc}\u2028\u2029]/gu, (letter) => {
    return `\\${(letter.codePointAt(0) ?? 0).toString(16)} `;
  });
  return `"${escaped}"`;
}
