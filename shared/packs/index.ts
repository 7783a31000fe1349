import cairn from '../../resources/packs/cairn/pt-BR.json' with { type: 'json' };
import heroesD20 from '../../resources/packs/heroes-d20/pt-BR.json' with { type: 'json' };
import ritualsD20 from '../../resources/packs/rituals-d20/pt-BR.json' with { type: 'json' };
import scop from '../../resources/packs/scop/pt-BR.json' with { type: 'json' };
import { SYSTEMS } from '../rules/registry.ts';
import { readPack, type Pack } from './pack.ts';

const FILES = [heroesD20, cairn, ritualsD20, scop];

/** The starter pack of a system, checked; null when the system is unknown or has none. */
export function packOf(systemId: string): Pack | null {
  const system = SYSTEMS.find(({ id }) => id === systemId);
  const file = FILES.find((one) => one.system === systemId);
  return system && file ? readPack(file, system) : null;
}
