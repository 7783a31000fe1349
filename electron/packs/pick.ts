import { RodadaError } from '#shared/errors.ts';
import type { Pack, PackCreature, PackEncounter } from '#shared/packs/pack.ts';
import { message } from '#shared/text/message.ts';

/** The creature of an id within a pack; `NOT_FOUND` under `field` when the pack has none. */
export function packCreature({ creatures }: Pack, id: string, field: string): PackCreature {
  return (
    creatures.find((one) => one.id === id) ??
    missing(message('pack.noCreature', { id: { plain: id } }), field)
  );
}

/** The encounter of an id within a pack; `NOT_FOUND` under `field` when the pack has none. */
export function packEncounter({ encounters }: Pack, id: string, field: string): PackEncounter {
  return (
    encounters.find((one) => one.id === id) ??
    missing(message('pack.noEncounter', { id: { plain: id } }), field)
  );
}

function missing(said: RodadaError['said'], path: string): never {
  throw new RodadaError('NOT_FOUND', said, { path });
}
