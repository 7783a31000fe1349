import { readPack, type Pack } from '#shared/packs/pack.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';

/** Whatever lies at `resources/packs/<system>/<language>.json`, each read when it is first asked for: starting costs nothing of them. */
const FILES = import.meta.glob<unknown>('/resources/packs/*/*.json', { import: 'default' });

const STORED = Object.entries(FILES).map(([path, read]) => {
  const [language = '', system = ''] = path
    .replace(/\.json$/, '')
    .split('/')
    .toReversed();
  return { system, language, read };
});

const opened = new Map<string, Promise<Pack>>();

/** The ids of the systems that have a starter pack. */
export function systemsWithPack(): readonly string[] {
  return [...new Set(STORED.map(({ system }) => system))];
}

/**
 * The starter pack of a system, checked, in this language, else in the first of ours it is written in; null when the
 * system is unknown or has none.
 */
export async function openPack(systemId: string, locale: Locale): Promise<Pack | null> {
  const system = SYSTEMS.find(({ id }) => id === systemId);
  const [file] = [locale, ...LOCALES].flatMap((language) =>
    STORED.filter((one) => one.system === systemId && one.language === language),
  );
  if (system === undefined || file === undefined) return null;
  const key = `${file.system}/${file.language}`;
  const pack = opened.get(key) ?? file.read().then((json) => readPack(json, system));
  opened.set(key, pack);
  return pack;
}
