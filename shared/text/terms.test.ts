import { describe, expect, it } from 'vitest';
import { objects } from '#shared/rules/objects/index.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { en } from './en/index.ts';
import { LOCALES, type Locale } from './locale.ts';
import { ptBR } from './pt-BR/index.ts';
import { TERMS } from './terms.ts';

type Texts = Readonly<Record<string, string>>;

const bundles: readonly (readonly [string, Readonly<Record<Locale, Texts>>])[] = [
  ['core', { 'pt-BR': ptBR, en }],
  ['objects', objects.texts],
  ...SYSTEMS.map(({ id, texts }) => [id, texts] as const),
];
const known = (locale: Locale): ReadonlySet<string> => new Set(TERMS.map((term) => term[locale]));
/** The abbreviations of a language that the other one doesn't use. */
const onlyIn = (locale: Locale): ReadonlySet<string> => {
  const [other] = LOCALES.filter((one) => one !== locale);
  return new Set([...known(locale)].filter((term) => other === undefined || !known(other).has(term)));
};
const termsIn = (text: string, terms: ReadonlySet<string>): readonly string[] =>
  (text.replaceAll(/\{\{.*?\}\}/g, '').match(/(?<![\p{L}])\p{Lu}\p{L}{1,2}(?!\p{L})/gu) ?? []).filter(
    (word) => terms.has(word),
  );
/** The same abbreviations in English words, each once, in order; `PV` and `PG` are both `HP`. */
const inEnglish = (terms: readonly string[], locale: Locale): readonly string[] =>
  [...new Set(terms.map((term) => TERMS.find((one) => one[locale] === term)?.en ?? term))].toSorted();

describe.each(bundles)('the abbreviations in the texts of %s', (_name, texts) => {
  it.each(LOCALES)('are those of the language, in %s', (locale) => {
    const [other = locale] = LOCALES.filter((one) => one !== locale);
    const foreign = Object.entries(texts[locale]).flatMap(([key, text]) =>
      termsIn(text, onlyIn(other)).map((term) => `${key}: ${term}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are the same ones in both languages, by the table', () => {
    for (const [key, ptText] of Object.entries(texts['pt-BR'])) {
      const told = {
        ptBR: inEnglish(termsIn(ptText, known('pt-BR')), 'pt-BR'),
        en: inEnglish(termsIn(texts.en[key] ?? '', known('en')), 'en'),
      };
      expect.soft(told.en, key).toEqual(told.ptBR);
    }
  });
});

it('a table of terms has each Portuguese one once', () => {
  const terms = TERMS.map((term) => term['pt-BR']);
  expect(new Set(terms).size).toBe(terms.length);
});
