import { filesOfSystems } from '#electron/files/of-system.ts';
import { readPack, type Pack } from '#shared/packs/pack.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { Locale } from '#shared/text/locale.ts';

/** Whatever lies at `resources/packs/<system>/<language>.json`, each read when it is first asked for: starting costs nothing of them. */
const PACKS = filesOfSystems(import.meta.glob<unknown>('/resources/packs/*/*.json', { import: 'default' }));

const opened = new Map<string, Promise<Pack>>();

/** The ids of the systems that have a starter pack. */
export function systemsWithPack(): readonly string[] {
  return PACKS.systems();
}

/**
 * The starter pack of a system, checked, in this language, else in the first of ours it is written in; null when the
 * system is unknown or has none.
 */
export async function openPack(systemId: string, locale: Locale): Promise<Pack | null> {
  const system = SYSTEMS.find(({ id }) => id === systemId);
  const file = PACKS.find(systemId, locale);
  if (system === undefined || file === null) return null;
  const key = `${file.system}/${file.language}`;
  const pack = opened.get(key) ?? file.read().then((json) => readPack(json, system));
  opened.set(key, pack);
  return pack;
}
