import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '#shared/text/locale.ts';

/** A module of words, whatever they are exported as. */
const room = z.record(z.string(), z.record(z.string(), z.string()));
const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The files of a language's words, but for the one that puts them together. */
const roomsOf = (words: string, locale: string): readonly string[] =>
  globSync(`${words}/${locale}/*.ts`, { cwd: FOLDER })
    .filter((file) => basename(file) !== 'index.ts')
    .toSorted();

async function keysOf(file: string): Promise<readonly string[]> {
  const exported: unknown = await import(`${FOLDER}${file}`);
  return Object.values(room.parse({ ...Object(exported) })).flatMap((texts) => Object.keys(texts));
}

describe.each(globSync('*/words', { cwd: FOLDER }).toSorted())('%s', (words) => {
  it('has its subjects under the same names in every language', () => {
    const names = LOCALES.map((locale) => roomsOf(words, locale).map((file) => basename(file)));
    for (const each of names) expect(each).toEqual(names[0]);
  });

  it.each(LOCALES)('has each key under one subject: %s', async (locale) => {
    const keys = (await Promise.all(roomsOf(words, locale).map(keysOf))).flat();
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
