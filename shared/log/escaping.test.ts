// @vitest-environment jsdom
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import { logToBbcode, sentenceToBbcode } from './formats/bbcode.ts';
import { logToCsv } from './formats/csv.ts';
import type { LogDocument } from './document.ts';
import { logToHtml, sentenceToHtml } from './formats/html.ts';
import { logToJson } from './formats/json.ts';
import { logToMarkdown, sentenceToMarkdown } from './formats/markdown.ts';
import { entryToText } from './formats/plain-text.ts';
import { spansOf } from './statistics/spans.ts';
import { BRIDGE, BRIDGE_STEPS, logOf } from './testing/bridge-fight.ts';
import { anyName, NASTY_NAMES } from './testing/names.ts';
import { entryText, oneLine } from './formats/text.ts';

/** The fight on the bridge with every name replaced. */
function renamed(name: string): LogDocument {
  const combatants = BRIDGE.map((one, index): JsonObject => ({
    ...one,
    name: `${name}${index}`,
    label: null,
  }));
  return logOf(combatants, BRIDGE_STEPS, { title: name, campaign: name });
}

/** What a reader of Markdown sees: emphasis gone, escapes undone. */
function readMarkdown(source: string): string {
  return source.replaceAll(/\\([!-/:-@[-`{-~])|\*+/g, '$1');
}

/** What a reader of a forum sees: tags gone, what keeps words from being tags undone. */
function readBbcode(source: string): string {
  return source.replaceAll(/\[\/?[a-z*]+\]/g, '').replaceAll(/([[@:])\u200B/g, '$1');
}

/** The cells of a table as a spreadsheet reads them; an apostrophe before a formula isn't shown. */
function readCsv(source: string): readonly (readonly string[])[] {
  const { data } = Papa.parse<string[]>(source.trimEnd(), { delimiter: ';', newline: '\r\n' });
  return data;
}

/** A cell without the apostrophe that keeps it from being a formula. */
function shown(cell = ''): string {
  return cell.replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, '');
}

const TABLE = { separator: ';', bom: false, timeZone: 'UTC' } as const;

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

const entries = (doc: LogDocument) => doc.chapters.flatMap((chapter) => chapter.entries);

describe('names in the log', () => {
  it.each(NASTY_NAMES)('come whole out of HTML: %s', (name) => {
    const page = parse(logToHtml(renamed(name), 'pt-BR', { fontCss: '' }));
    expect(page.querySelectorAll('script, img, b, a')).toHaveLength(0);
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('h1')?.textContent).toBe(name);
    expect(page.title).toBe(oneLine(name).trim().replaceAll(/ +/g, ' '));
    const names = [...page.querySelectorAll('.entry bdi.name')].map((one) => one.textContent);
    expect(names.filter((one) => /^\d$/.test(one.replace(name, '')))).toHaveLength(names.length);
    expect(names.length).toBeGreaterThan(20);
  });

  it.each(NASTY_NAMES)('come whole out of Markdown, one entry a line: %s', (name) => {
    const doc = renamed(name);
    const lines = logToMarkdown(doc, 'pt-BR').split('\n');
    expect(readMarkdown(lines[0] ?? '')).toBe(`# ${oneLine(name)}`);
    // No line begins as another kind of block because of a name.
    const kinds = lines
      .filter((line) => line !== '')
      .map((line) => /^(#+ |- |\| )/.exec(line)?.[0] ?? 'text');
    expect(kinds.filter((kind) => kind === '# ')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'text')).toHaveLength(2);
    const words = lines.map((line) => line.replaceAll(/`[\d −+×()=≥<≤]+`/g, ''));
    expect(words.filter((line) => /(?<!\\)(?:[<>`]|\]\()/.test(line))).toEqual([]);
  });

  it.each(NASTY_NAMES)('come whole out of JSON: %s', (name) => {
    const file: unknown = JSON.parse(logToJson(renamed(name)));
    expect(file).toMatchObject({ title: name, party: [{ name: `${name}0` }, {}, {}] });
  });

  it.each(NASTY_NAMES)('make no tag of their own in BBCode: %s', (name) => {
    const post = logToBbcode(renamed(name), 'pt-BR');
    const tags = [...post.matchAll(/\[([^\]\u200B]*)\]/g)].map(([, tag]) => tag);
    expect(tags.filter((tag) => !/^(?:\/?(?:b|i|u|list)|\*)$/.test(tag ?? ''))).toEqual([]);
    const depth = (tag: string) =>
      tags.filter((one) => one === tag).length - tags.filter((one) => one === `/${tag}`).length;
    expect(['b', 'i', 'u', 'list'].map(depth)).toEqual([0, 0, 0, 0]);
    expect(post).not.toMatch(/:\/\/|@(?!\u200B)/);
    expect(readBbcode(post.split('\n')[0] ?? '')).toBe(oneLine(name));
  });

  it.each(NASTY_NAMES.concat('=1+1', '+55', '-2', '@SUM(A1)', '\t=1', ';"x"', '＝1'))(
    'stay in one cell that no spreadsheet runs: %s',
    (name) => {
      const doc = renamed(name);
      const [head = [], ...rows] = readCsv(logToCsv(doc, 'pt-BR', TABLE));
      expect(rows).toHaveLength(entries(doc).length);
      for (const row of rows) {
        expect(row).toHaveLength(head.length);
        expect(row.filter((cell) => /^[=+@\t\r]|^-(?!\d+$)/.test(cell))).toEqual([]);
      }
    },
  );

  it('are never read as a template', () => {
    const first = entries(renamed('{{order}} $t(error.internal)'))[1];
    expect(first && entryText(first, 'pt-BR')).toBe(
      '{{order}} $t(error.internal)1 ataca {{order}} $t(error.internal)3 (Arco): acerta, 18 contra 11 · 8 de dano (12 → 4)',
    );
  });

  it('stay known as names, with their side', () => {
    const attack = entries(renamed('*x*'))[1];
    expect(spansOf(attack?.sentence ?? [], 'pt-BR').filter(({ kind }) => kind === 'name')).toEqual([
      { kind: 'name', text: '*x*1', side: 'pc' },
      { kind: 'name', text: '*x*3', side: 'foe' },
    ]);
  });

  it('are the same words in every format, whatever they are', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom('pt-BR' as const, 'en' as const), (name, locale) => {
        for (const entry of entries(renamed(name))) {
          const words = entryText(entry, locale);
          expect(readMarkdown(sentenceToMarkdown(entry, locale))).toBe(words);
          expect(readBbcode(sentenceToBbcode(entry, locale))).toBe(words);
          expect(entryToText({ ...entry, count: null, lines: [{ ...entry, arithmetic: [] }] }, locale)).toBe(
            words,
          );
          const body = parse(`<p>${sentenceToHtml(entry, locale)}</p>`).body.textContent;
          expect(oneLine(body).replaceAll('\u00A0→\u00A0', ' → ')).toBe(words);
        }
        const doc = renamed(name);
        const [, ...rows] = readCsv(logToCsv(doc, locale, TABLE));
        expect(rows.map((row) => shown(row[7]))).toEqual(
          entries(doc).map((entry) => entryText(entry, locale)),
        );
      }),
      { numRuns: 40 },
    );
  });
});
