import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { Fate } from '#shared/log/roster.ts';
import { BRIDGE, BRIDGE_STEPS, logOf } from '#shared/log/testing/bridge-fight.ts';
import { anyName, NASTY_NAMES } from '#shared/log/testing/names.ts';
import { frontMatterText } from './front-matter.ts';
import { logToObsidian } from './obsidian.ts';
import { oneLine } from './text.ts';

const HOSTILE = [
  ...NASTY_NAMES,
  'a: b #c',
  '[[nota]] %% ==x==',
  '---\nx: 1',
  '"aspas" e \\',
  '- x',
  'a\u0085b\u2028c',
  '💀',
];

function renamed(name: string): LogDocument {
  const combatants = BRIDGE.map((one): JsonObject => ({ ...one, name, label: null }));
  return logOf(combatants, BRIDGE_STEPS, { title: name, campaign: name });
}

/** The head of a note, each line read as YAML reads it: a name, then a figure, a day or words between quotes. */
function readFrontMatter(note: string): Readonly<Record<string, unknown>> {
  const [, head = ''] = /^---\n([^]*?)\n---(?:\n|$)/.exec(note) ?? [];
  const properties: Record<string, unknown> = {};
  let list: unknown[] = [];
  for (const line of head.split('\n')) {
    const item = /^ {2}- ("(?:[^"\\]|\\.)*")$/.exec(line);
    if (item?.[1] !== undefined) {
      list.push(JSON.parse(item[1]));
      continue;
    }
    const [, name = '', value = ''] =
      /^(\w+):(?: ("(?:[^"\\]|\\.)*"|\d+|\d{4}-\d\d-\d\d))?$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    list = [];
    properties[name] = value === '' ? list : /^"|^\d+$/.test(value) ? JSON.parse(value) : value;
  }
  return properties;
}

describe('a fight as a note for Obsidian', () => {
  it('has its properties first, by the same names in both languages', () => {
    const doc = renamed('Ágata');
    const [note, english] = [logToObsidian(doc, 'pt-BR'), logToObsidian(doc, 'en')].map(readFrontMatter);
    expect(note).toMatchObject({
      title: 'Ágata',
      campaign: 'Ágata',
      session: 7,
      date: '2026-11-28',
      rounds: doc.rounds,
    });
    expect(note?.['tags']).toEqual([
      'rodada',
      'combate',
      'ágata',
      expect.stringMatching(/^[\p{L}\p{N}-]+$/u),
    ]);
    expect(Object.keys(english ?? {})).toEqual(Object.keys(note ?? {}));
    expect([note?.['outcome'], english?.['outcome']]).toEqual(['vitória', 'victory']);
  });

  it('says who won, and counts equals together', () => {
    const doc = renamed('Capanga');
    const ended = (party: Fate, foes: Fate) => {
      const roster = {
        party: doc.roster.party.map((line) => ({ ...line, fate: party })),
        foes: doc.roster.foes.map((line) => ({ ...line, fate: foes })),
      };
      return readFrontMatter(logToObsidian({ ...doc, roster }, 'pt-BR'));
    };
    expect(ended('standing', 'dead')).toMatchObject({ outcome: 'vitória', foes: ['Capanga × 3'] });
    expect(ended('down', 'standing')['outcome']).toBe('derrota');
    expect(ended('standing', 'standing')['outcome']).toBe('em aberto');
    expect(ended('down', 'fled')['outcome']).toBe('ninguém de pé');
  });

  it.each(HOSTILE)('keeps a name as it is: %j', (name) => {
    const { title, party } = readFrontMatter(logToObsidian(renamed(name), 'pt-BR'));
    expect(title).toBe(oneLine(name));
    expect(party).toEqual([`${oneLine(name)} × 3`]);
  });

  it('keeps any name, in lines that YAML takes', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const text = frontMatterText({ title: name, party: [name] });
        expect(text).not.toMatch(/[\u007F-\u009F\u2028\u2029\uFEFF]/);
        expect(readFrontMatter(text)['title'] ?? '').toBe(oneLine(name));
      }),
    );
  });

  it('puts sides and figures into callouts, and nothing of the narrator’s words can open or link anything', () => {
    const note = logToObsidian(renamed('[[x]] %%y%% ==z=='), 'pt-BR');
    expect(note).toMatch(/^> \[!info\] Grupo\n> - /m);
    expect(note).toMatch(/^> \[!danger\] /m);
    expect(note).toMatch(/^> \[!abstract\]- /m);
    const body = note.slice(note.indexOf('\n---\n') + 5);
    expect(body).not.toMatch(/(?<!\\)\[\[|(?<!\\)%%|(?<!\\)==/);
  });
});
