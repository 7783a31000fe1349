import { describe, expect, it } from 'vitest';
import type { Json } from '#shared/json.ts';
import { isList } from '#shared/json-path.ts';
import type { Pack } from '#shared/packs/pack.ts';
import { folded } from '#shared/text/folded.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { openPack } from './open-pack.ts';
import { PACKS } from './pack-files.ts';

/** The fields whose texts are words, so that they differ; all other texts, and all figures, are the same. */
const WORDS =
  /(?:^|\.)(?:name|notes|credit|description|criticalEffect|defense|concepts|tags|skills|weapons\.\d+\.skill)(?:\.|$)/;
/** Where one word is always told by the same other one: what is filtered by, and what is looked up. */
const TERMS = /\.(?:tags|skills|skill|defense)(?:\.|$)/;

/** A pack as its file has it, before anything is completed. */
const FILES = import.meta.glob<Json>('/resources/packs/*/*.json', { import: 'default' });
const fileOf = async (system: string, locale: string): Promise<Json> => {
  const read = FILES[`/resources/packs/${system}/${locale}.json`];
  if (read === undefined) throw new Error(`${system} has no pack in ${locale}`);
  return read();
};

/** All texts and figures with their place; names in an object are texts, too, where they are words. */
function leaves(json: Json, path = ''): readonly (readonly [string, Json])[] {
  if (json === null || typeof json !== 'object') return [[path, json]];
  if (isList(json)) return json.flatMap((one, index) => leaves(one, `${path}.${index}`));
  return Object.entries(json).flatMap(([key, value], index) =>
    path.endsWith('.skills')
      ? [[`${path}.${index}`, key] as const, ...leaves(value ?? null, `${path}.${index}.level`)]
      : leaves(value ?? null, path === '' ? key : `${path}.${key}`),
  );
}

const figuresIn = (text: Json): readonly string[] => (JSON.stringify(text).match(/d?\d+/g) ?? []).toSorted();

describe.each(PACKS.systems())('the starter pack of %s', (system) => {
  it.each(LOCALES)('is written in %s', async (locale) => {
    expect((await openPack(system, locale))?.locale).toBe(locale);
  });

  it('has the same things with the same figures in every language, told by other words', async () => {
    const [first, ...others] = await Promise.all(LOCALES.map((locale) => fileOf(system, locale)));
    const before = leaves(first ?? null);
    for (const other of others) {
      const after = leaves(other);
      expect(after.map(([path]) => path)).toEqual(before.map(([path]) => path));
      for (const [index, [path, text]] of before.entries()) {
        const told = after[index]?.[1] ?? null;
        if (WORDS.test(path)) expect(figuresIn(told), path).toEqual(figuresIn(text));
        else expect(told, path).toEqual(text);
        if (path.endsWith('.notes')) expect(told, path).not.toBe(text);
      }
    }
  });

  it('tells each tag and skill by one word', async () => {
    const [first, second] = await Promise.all(LOCALES.map((locale) => fileOf(system, locale)));
    const told = new Map<Json, Set<Json>>();
    const others = leaves(second ?? null);
    for (const [index, [path, word]] of leaves(first ?? null).entries()) {
      if (!TERMS.test(path)) continue;
      told.set(word, (told.get(word) ?? new Set()).add(others[index]?.[1] ?? null));
    }
    expect([...told].filter(([, words]) => words.size > 1)).toEqual([]);
  });

  it('calls nothing by the name that something else has in another language', async () => {
    const packs = (await openPack(system, 'en'))?.translations ?? [];
    for (const kind of ['creatures', 'encounters'] as const) {
      const ids = new Map<string, Set<string>>();
      for (const pack of packs) {
        for (const { id, name } of pack[kind]) {
          ids.set(folded(name), (ids.get(folded(name)) ?? new Set()).add(id));
        }
      }
      expect([...ids].filter(([, of]) => of.size > 1)).toEqual([]);
    }
  });

  it('has no word of Portuguese in English, and the marks of print', async () => {
    const english = (await openPack(system, 'en'))?.pack;
    const all = english === undefined ? [] : wordsOf(english);
    expect(all.length).toBeGreaterThan(100);
    expect(
      all.filter((text) => /[ãõ]|(?<!\p{L})(?:de|da|dos|uma?|com|para|que|não)(?!\p{L})/iu.test(text)),
    ).toEqual([]);
    expect(all.filter((text) => /["']|\.\.\.| {2}/.test(text))).toEqual([]);
  });
});

function wordsOf({ name, creatures, weapons, encounters }: Pack): readonly string[] {
  return [
    name,
    ...creatures.flatMap((one) => [one.name, one.notes, ...one.tags]),
    ...weapons.map((one) => one.name),
    ...encounters.flatMap((one) => [one.name, one.notes]),
  ];
}
