import { readPack, type Pack } from '#shared/packs/pack.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';

/** Whatever lies at `resources/packs/<system>/<language>.json`, each read when it is first asked for: starting costs nothing of them. */
const FILES = import.meta.glob<unknown>('/resources/packs/*/*.json', { import: 'default' });

const STORED = Object.entries(FILES).flatMap(([path, read]) => {
  const [language = '', system = ''] = path
    .replace(/\.json$/, '')
    .split('/')
    .toReversed();
  return LOCALES.filter((one) => one === language).map((locale) => ({ system, locale, read }));
});

/** A starter pack in one of the languages it is written in. */
export interface LocalPack {
  readonly pack: Pack;
  readonly locale: Locale;
  /** The same pack in every language it is written in, this one among them: what was added in another is told by it. */
  readonly translations: readonly Pack[];
}

const opened = new Map<string, Promise<readonly Omit<LocalPack, 'translations'>[]>>();

/** The ids of the systems that have a starter pack. */
export function systemsWithPack(): readonly string[] {
  return [...new Set(STORED.map(({ system }) => system))];
}

/**
 * The starter pack of a system, checked, in this language, else in the first of ours it is written in; null when the
 * system is unknown or has none.
 */
export async function openPack(systemId: string, locale: Locale): Promise<LocalPack | null> {
  const system = SYSTEMS.find(({ id }) => id === systemId);
  if (system === undefined) return null;
  const reading = opened.get(system.id) ?? readTranslations(system);
  opened.set(system.id, reading);
  const translations = await reading;
  const shown = [locale, ...LOCALES]
    .map((wanted) => translations.find((one) => one.locale === wanted))
    .find((one) => one !== undefined);
  return shown === undefined ? null : { ...shown, translations: translations.map(({ pack }) => pack) };
}

async function readTranslations(system: RuleSystem): Promise<readonly Omit<LocalPack, 'translations'>[]> {
  const files = STORED.filter((one) => one.system === system.id);
  return Promise.all(
    files.map(async ({ locale, read }) => ({ locale, pack: readPack(await read(), system) })),
  );
}
