import { describe, expect, it } from 'vitest';
import type { Who } from '#shared/combat/events.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { phrase, type Phrase } from '#shared/log/phrase.ts';
import { shortened } from './shortened.ts';

const who = (name: string): Who => ({ id: name, name, label: null, side: 'pc' });

function check(name: string, verdict: string): Phrase {
  const said = { plain: `${name} faz a salvaguarda de DES para agir já` };
  return { kind: 'check', said, verdict: { plain: verdict }, people: [], emphasis: 'plain' };
}

/** An entry with a line for each. */
function entry(...lines: readonly (readonly [string, ...Phrase[]])[]): Pick<LogEntry, 'sentence' | 'lines'> {
  return {
    sentence: lines.flatMap(([, ...phrases]) => phrases),
    lines: lines.map(([name, ...sentence]) => ({
      actor: who(name),
      involves: [],
      sentence,
      arithmetic: [],
      sums: [],
    })),
  };
}

const falls: Phrase = { kind: 'said', said: { plain: 'Lodoso cai' }, people: [], emphasis: 'fall' };
const many = entry(
  ['Ana', check('Ana', 'passa: 3 contra DES 12')],
  ['Beto', check('Beto', 'falha: 15 contra DES 12')],
  ['Caio', check('Caio', 'passa: 9 contra DES 12')],
  ['Duda', check('Duda', 'passa: 5 contra DES 12'), falls],
);

describe('the sentence of an entry in short', () => {
  it('is whole while it fits', () => {
    const one = entry(['Ana', check('Ana', 'passa: 3 contra DES 12')]);
    expect(shortened(one, 'pt-BR', 120)).toBe(
      'Ana faz a salvaguarda de DES para agir já: passa, 3 contra DES 12',
    );
  });

  it('else says of each check who and how it came out', () => {
    expect(shortened(many, 'pt-BR', 150)).toBe(
      'Ana: passa, 3 contra DES 12 · Beto: falha, 15 contra DES 12 · Caio: passa, 9 contra DES 12 · Duda: passa, 5 contra DES 12 · Lodoso cai',
    );
  });

  it('else who falls before all else, and how much more there is', () => {
    expect(shortened(many, 'pt-BR', 90)).toBe(
      'Ana: passa, 3 contra DES 12 · Lodoso cai · mais 3 no registro',
    );
    expect(shortened(many, 'en', 40)).toBe('Lodoso cai · 4 more in the log');
  });

  it('tells whose turn it is even where the order before it is too long', () => {
    const order: Phrase = {
      kind: 'said',
      said: { plain: `Começa o combate: ${'Capanga (15), '.repeat(9)}Ana (3)` },
      people: [],
      emphasis: 'plain',
    };
    const began = entry(['Ana', order, phrase('log.turn', { name: { who: who('Ana') } })]);
    expect(shortened(began, 'pt-BR', 120)).toMatch(/^Começa o combate: Capanga .*… · turno de Ana$/i);
  });
});
