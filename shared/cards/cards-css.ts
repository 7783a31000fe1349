const MARK = '#1b1a17';
const LONG = '4mm';
const THIN = '0.25mm';

/** Corners to cut at: a short line along each edge of a card, from every corner. */
const CUT_MARKS = ['left top', 'right top', 'left bottom', 'right bottom']
  .flatMap((corner) => [`${corner} / ${LONG} ${THIN}`, `${corner} / ${THIN} ${LONG}`])
  .map((place) => `linear-gradient(${MARK} 0 0) ${place} no-repeat`);

/** Where a tent is folded: a short line at both edges, half way down. */
const FOLD_MARKS = ['left center', 'right center'].map(
  (side) => `linear-gradient(${MARK} 0 0) ${side} / ${LONG} ${THIN} no-repeat`,
);

/** The look of printed cards, on top of that of the printed log: black on white, with marks to cut and to fold at. */
export const CARDS_CSS = `
@page { margin: 9mm 10mm 14mm; }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
body { max-width: 190mm; }
.tents { display: grid; grid-template-columns: 95mm 95mm; grid-auto-rows: 67mm; }
.tent { display: grid; grid-template-rows: 1fr 1fr; break-inside: avoid; overflow: hidden; background: ${[...CUT_MARKS, ...FOLD_MARKS].join(', ')}; }
.tent > div { display: flex; flex-direction: column; justify-content: center; min-height: 0; padding: 3mm 6mm; overflow: hidden; }
.front { rotate: 180deg; align-items: center; text-align: center; }
/* Beside its portrait a name stands to the right of it. */
.tent > .front:has(.portrait) { flex-direction: row; gap: 5mm; }
.front .portrait { width: 24mm; height: 24mm; }
.portrait { flex: none; align-self: center; border-radius: 2mm; object-fit: cover; object-position: 50% 20%; }
.front h2, .back h2 { margin: 0; border: 0; padding: 0; color: var(--ink); overflow-wrap: anywhere; }
.front h2 { font-size: 20pt; line-height: 1.1; }
.front h2.long { font-size: 13pt; }
.back h2 { font-size: 11.5pt; line-height: 1.15; }
.back header { display: flex; gap: 4mm; align-items: baseline; justify-content: space-between; }
.back p { font-size: 8.5pt; line-height: 1.3; }
.key { font-family: var(--figures); font-weight: 700; white-space: nowrap; }
.note { margin: 0; font-style: italic; }
.creatures { columns: 2; column-gap: 0; }
.creature { break-inside: avoid; padding: 6mm 7mm; background: ${CUT_MARKS.join(', ')}; }
.creature > header { display: flex; gap: 4mm; align-items: baseline; justify-content: space-between; padding: 0 0 1.5mm; background: linear-gradient(to right, var(--ember) 10mm, var(--ink) 10mm) bottom / 100% 1pt no-repeat; }
.creature h2 { margin: 0; border: 0; padding: 0; font-size: 15pt; line-height: 1.15; color: var(--ink); }
/* The name is as high as its portrait. */
.creature .portrait { width: 18mm; height: 18mm; }
.creature > header:has(.portrait) { align-items: center; }
.creature > header:has(.portrait) h2 { flex: 1; }
.creature .times { color: var(--soft); font-weight: 400; }
.creature h3 { margin: 2.5mm 0 0.5mm; font-size: 9.5pt; font-variant-caps: all-small-caps; letter-spacing: 0.06em; }
.creature dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0 5mm; margin: 0; font-size: 9pt; }
.creature dl div { display: flex; gap: 2mm; align-items: baseline; justify-content: space-between; border-bottom: 0.5pt dotted #aaa79c; break-inside: avoid; }
.creature dd { margin: 0; font-family: var(--figures); font-size: 9pt; font-weight: 700; }
.creature li { padding: 0.5mm 0; font-size: 9pt; line-height: 1.3; }
.creature .words { margin-top: 2.5mm; padding-top: 1.5mm; border-top: 0.75pt solid var(--line); font-size: 9pt; white-space: pre-line; }
.points { display: flex; flex-wrap: wrap; gap: 1.2mm; margin-top: 2.5mm; }
.points span { width: 3.2mm; height: 3.2mm; border: 0.6pt solid var(--ink); border-radius: 0.6mm; }
.points span:nth-child(5n) { margin-inline-end: 1.8mm; }
`;
