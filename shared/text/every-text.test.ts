import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { objects } from '#shared/rules/objects/index.ts';
import { en } from './en/index.ts';
import { LOCALES, type Locale } from './locale.ts';
import { message } from './message.ts';
import { say, whenTextMissing } from './translate.ts';
import { ptBR } from './pt-BR/index.ts';

const FORM = /_(?:zero|one|other)$/;
const CONTEXT = /_turn$/;
const PLACE = /\{\{\s*([\w.]+)[^}]*\}\}/g;
const LONG = 'Anhangabaú, o Último Guardião da Ponte de Vidro sobre o Vau das Almas Perdidas '.repeat(3);
/** Figures that have tripped a plural or a mark before, and names with what texts are written with. */
const VALUES = [0, 1, 1.5, 2, 1_000_000, -1, -2.5, 'Ágata', LONG, '{{name}}', '$t(app.title)'] as const;

/** All texts by their keys with the namespace, as they are asked for, each with the places of all its forms. */
function asked(namespace: string, texts: Readonly<Record<string, string>>): ReadonlyMap<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [name, text] of Object.entries(texts)) {
    const key = namespace + name.replace(FORM, '').replace(CONTEXT, '');
    const places = keys.get(key) ?? new Set();
    for (const [, place = ''] of text.matchAll(PLACE)) places.add(place);
    if (FORM.test(name)) places.add('count');
    keys.set(key, places);
  }
  return keys;
}

const bundles = [
  ['', { 'pt-BR': ptBR, en }],
  ['objects:', objects.texts],
  ...SYSTEMS.map(({ id, texts }) => [`${id}:`, texts] as const),
] as const;
const figures: Readonly<Record<Locale, RegExp>> = { 'pt-BR': /−?\d+(?:,\d+)?/, en: /−?\d+(?:\.\d+)?/ };

describe.each(bundles)('the texts of %j', (namespace, texts) => {
  it.each(LOCALES)('are in words whatever fills them, in %s', (locale) => {
    const values = fc.constantFrom(...VALUES);
    const counts = fc.constantFrom(...VALUES.filter((value) => typeof value === 'number'));
    for (const [key, places] of asked(namespace, texts[locale])) {
      const filling = fc.record({
        ...Object.fromEntries([...places].map((place) => [place, place === 'count' ? counts : values])),
        context: fc.constantFrom('round', 'turn'),
      });
      for (const filled of fc.sample(filling, { seed: 21, numRuns: 6 })) {
        const said = say({ key, values: filled }, locale);
        const fillings: readonly (string | number)[] = Object.values(filled);
        const bare = fillings.reduce<string>((rest, value) => rest.replaceAll(String(value), ''), said);
        expect(bare, key).not.toMatch(/\{\{|\}\}|\$t\(|undefined|NaN|\[object/);
        expect(said, key).not.toBe(key);
      }
    }
  });
});

it('a figure in a text is one of its language, with a true minus', () => {
  for (const locale of LOCALES) {
    for (const count of [0, 1, 1.5, 2, 1_000_000, -2.5]) {
      const said = say(message('log.healed', { name: 'Ana', count, points: '' }), locale);
      expect(said.match(figures[locale])?.[0]).toBe(
        `${count}`.replace('-', '−').replace('.', locale === 'en' ? '.' : ','),
      );
    }
  }
});

it('there are several of none, of 2 and of a million, and one of 1', () => {
  const said = (count: number) => say(message('log.rounds', { count }), 'pt-BR');
  expect([0, 1, 2, 1_000_000].map(said)).toEqual(['0 rodadas', '1 rodada', '2 rodadas', '1000000 rodadas']);
});

it('a text that is missing, or a place that nothing fills, throws in tests, and shows no key elsewhere', () => {
  const missing = { key: 'log.nowhere', values: { count: 1.5 } };
  expect(() => say(missing, 'en')).toThrow('no words for log.nowhere');
  expect(() => say({ key: 'log.turn' }, 'en')).toThrow('no words for');
  whenTextMissing(() => undefined);
  expect([say(missing, 'en'), say({ key: 'log.turn' }, 'pt-BR')]).toEqual(['…', 'turno de …']);
  whenTextMissing((what) => {
    throw new Error(`no words for ${what}`);
  });
});
