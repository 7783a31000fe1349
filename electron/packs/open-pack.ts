import type { FileOfSystem } from '#electron/files/of-system.ts';
import { readPack, type Pack } from '#shared/packs/pack.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import { PACKS } from './pack-files.ts';

/** A starter pack in one of the languages it is written in. */
export interface LocalPack {
  readonly pack: Pack;
  readonly locale: Locale;
  /** The same pack in every language it is written in, this one first: what was added in another is told by it. */
  readonly translations: readonly Pack[];
}

const opened = new Map<string, Promise<Pack>>();

/**
 * The starter pack of a system, checked, in this language, else in the first of ours it is written in; null when the
 * system is unknown or has none.
 */
export async function openPack(systemId: string, locale: Locale): Promise<LocalPack | null> {
  const system = SYSTEMS.find(({ id }) => id === systemId);
  const files = PACKS.find(systemId, locale);
  const [shown] = files;
  if (system === undefined || shown === undefined) return null;
  const translations = await Promise.all(files.map((file) => packOf(file, system)));
  const [pack] = translations;
  return pack === undefined ? null : { pack, locale: shown.locale, translations };
}

function packOf({ locale, read }: FileOfSystem, system: RuleSystem): Promise<Pack> {
  const key = `${system.id}/${locale}`;
  const pack = opened.get(key) ?? read().then((json) => readPack(json, system));
  opened.set(key, pack);
  return pack;
}
