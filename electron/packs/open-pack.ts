import type { Pack } from '../../shared/packs/pack.ts';

const opened = new Map<string, Promise<Pack | null>>();

/**
 * The starter pack of a system, or null when it has none. Packs are loaded when the first one is asked for, so that
 * starting the app costs nothing of them, and each is checked once.
 */
export function openPack(systemId: string): Promise<Pack | null> {
  const known = opened.get(systemId);
  if (known) return known;
  const pack = import('../../shared/packs/index.ts').then(({ packOf }) => packOf(systemId));
  opened.set(systemId, pack);
  return pack;
}
