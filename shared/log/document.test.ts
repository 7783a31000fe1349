import { describe, expect, it } from 'vitest';
import { logToBbcode } from './formats/bbcode.ts';
import { logToCsv } from './formats/csv.ts';
import { foldTurns } from './document.ts';
import { entriesOf } from './entry.ts';
import { logToHtml } from './formats/html.ts';
import { logToJson } from './formats/json.ts';
import { logToMarkdown } from './formats/markdown.ts';
import { logToText } from './formats/plain-text.ts';
import { fateText, rosterName } from './roster.ts';
import { BRIDGE, BRIDGE_STEPS, logOf, play, type Step } from './testing/bridge-fight.ts';
import { entryText } from './formats/text.ts';

const doc = logOf(BRIDGE, BRIDGE_STEPS);
const entries = doc.chapters.flatMap((chapter) => chapter.entries);
const START: Step = [
  {
    type: 'start',
    initiative: { agata: 19, breno: 23, nilo: 16, 'capanga-1': 15, 'capanga-2': 15, atirador: 12 },
  },
];

describe('the log of a fight', () => {
  it('reads as text', async () => {
    const lines = entries.map((entry) => `${entry.round} ${entryText(entry, 'pt-BR')}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('testing/golden/bridge.txt');
  });

  it('reads as Markdown in both languages', async () => {
    await expect(logToMarkdown(doc, 'pt-BR')).toMatchFileSnapshot('testing/golden/bridge.pt-BR.md.txt');
    await expect(logToMarkdown(doc, 'en')).toMatchFileSnapshot('testing/golden/bridge.en.md.txt');
  });

  it('reads as HTML', async () => {
    const body = logToHtml(doc, 'pt-BR', { fontCss: '' }).replace(/<style>[^]*<\/style>/, '');
    await expect(body).toMatchFileSnapshot('testing/golden/bridge.html.txt');
  });

  it('reads as BBCode, as plain text and as a table', async () => {
    await expect(logToBbcode(doc, 'pt-BR')).toMatchFileSnapshot('testing/golden/bridge.pt-BR.bbcode.txt');
    await expect(logToText(doc, 'pt-BR')).toMatchFileSnapshot('testing/golden/bridge.pt-BR.plain.txt');
    const table = { separator: ';' as const, bom: false, timeZone: 'America/Sao_Paulo' };
    await expect(logToCsv(doc, 'pt-BR', table)).toMatchFileSnapshot('testing/golden/bridge.pt-BR.csv.txt');
    await expect(logToCsv(doc, 'en', { ...table, separator: ',' })).toMatchFileSnapshot(
      'testing/golden/bridge.en.csv.txt',
    );
  });

  it('reads as JSON', async () => {
    const short = logOf(BRIDGE, [...BRIDGE_STEPS.slice(0, 2), [{ type: 'end' }]]);
    await expect(logToJson(short)).toMatchFileSnapshot('testing/golden/short.json.txt');
  });

  it('has its first turn, and a fall in the entry of the blow that caused it', () => {
    expect(entries[0]).toMatchObject({ kind: 'start', round: 1, count: 23, turn: { id: 'breno' } });
    const named = entries.map(({ kind, marks, tone }) => ({ kind, marks: marks.map(({ id }) => id), tone }));
    const falls = named.filter(({ marks }) => marks.includes('fall'));
    expect(falls).toEqual([
      { kind: 'act', marks: ['critical', 'fall'], tone: 'pc' },
      { kind: 'act', marks: ['fall'], tone: 'pc' },
    ]);
  });

  it('loses with undo what was taken back, which stands among the corrections', () => {
    expect(entries.some(({ seq }) => seq === 9)).toBe(false);
    expect(doc.corrections).toMatchObject([{ seq: 9, kind: 'correction', round: 1, byNarrator: true }]);
    const redone = play(BRIDGE, [...BRIDGE_STEPS.slice(0, 10), [{ type: 'redo' }]]);
    expect(entriesOf(redone.rows).at(-1)).toMatchObject({ seq: 9, kind: 'damage' });
  });

  it('counts what was dealt, hit and rolled by those in force only', () => {
    expect(doc.statistics).toMatchObject({
      dealt: [
        { who: { id: 'agata' }, amount: 31 },
        { who: { id: 'breno' }, amount: 8 },
        { who: { id: 'atirador' }, amount: 7 },
      ],
      takenByParty: 7,
      // 10 + 20 + 10 + 9 + 1 + 17, less 6 × 10.5.
      luck: { dice: 5, total: 13.5 },
    });
    expect(doc.statistics.attacks.map(({ who, ...counts }) => [who.id, counts])).toEqual([
      ['breno', { hits: 1, misses: 0, criticals: 0 }],
      ['agata', { hits: 2, misses: 0, criticals: 1 }],
      ['capanga-1', { hits: 0, misses: 1, criticals: 0 }],
      ['atirador', { hits: 1, misses: 0, criticals: 0 }],
      ['nilo', { hits: 0, misses: 1, criticals: 0 }],
    ]);
  });

  it('gives everybody’s last points, equals that fell together on one line', () => {
    const words = [...doc.roster.party, ...doc.roster.foes].map(
      (line) => `${rosterName(line, 'pt-BR')}: ${fateText(line, doc.unit, 'pt-BR')}`,
    );
    expect(words).toEqual([
      'Ágata: 25/25 PV',
      'Breno, o Raio: 31/34 PV',
      'Guarda Nilo: 14/14 PV',
      'Capanga 1, 2: caem 2',
      'Atirador: sai',
    ]);
  });

  it('shows a character at 0, temporary points, and foes still standing each by its own', () => {
    const hurt = logOf(BRIDGE, [
      START,
      [{ type: 'damage', target: 'agata', amount: 50 }],
      [{ type: 'temp-hp', target: 'breno', amount: 4 }],
      [{ type: 'damage', target: 'capanga-2', amount: 50 }],
    ]);
    const words = [...hurt.roster.party, ...hurt.roster.foes].map(
      (line) => `${rosterName(line, 'pt-BR')}: ${fateText(line, hurt.unit, 'pt-BR')}`,
    );
    expect(words).toEqual([
      'Ágata: 0/25 PV, cai',
      'Breno, o Raio: 34/34 PV +4',
      'Guarda Nilo: 14/14 PV',
      'Capanga 1: 12/12 PV',
      'Capanga 2: cai',
      'Atirador: 20/20 PV',
    ]);
  });

  it('leaves out the bare announcement of a turn only when the turn has more to tell', () => {
    const [first] = doc.chapters;
    const shown = foldTurns(first?.entries ?? []).map(({ seq }) => seq);
    const left = (first?.entries ?? []).map(({ seq }) => seq).filter((seq) => !shown.includes(seq));
    expect(left).toEqual([4, 6]);
  });

  it('says so when nothing has happened yet', () => {
    const empty = logOf(BRIDGE, []);
    expect(logToMarkdown(empty, 'pt-BR')).toContain('Ainda não há nada no registro.');
    expect(logToMarkdown(empty, 'pt-BR')).not.toContain('rodada');
    expect(logToHtml(empty, 'en', { fontCss: '' })).toContain('There is nothing in the log yet.');
  });

  it('is a page of its own: its language, its paper, its faces, nothing fetched', () => {
    const html = logToHtml(doc, 'en', { fontCss: '@font-face{}', paper: 'letter' });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('size: letter');
    expect(html).toContain('@font-face{}');
    expect(html).toContain('break-inside: avoid');
    expect(html).not.toMatch(/https?:|<script|<link/);
  });
});
