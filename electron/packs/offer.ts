import type { Encounter } from '#shared/records/encounter.ts';
import type { OfferedPack } from '#shared/api/packs.ts';
import type { Pack } from '#shared/packs/pack.ts';
import { folded } from '#shared/text/folded.ts';

/** What a campaign has already. */
export interface Shelf {
  /** Folded names of its creatures. */
  readonly creatures: ReadonlySet<string>;
  readonly encounters: readonly Pick<Encounter, 'id' | 'name'>[];
}

/** A pack with what of it the campaign has already, told by the name; accents and case don't matter. */
export function offerPack({ name, credit, creatures, weapons, encounters }: Pack, shelf: Shelf): OfferedPack {
  const added = new Map(shelf.encounters.map((one) => [folded(one.name), one.id]));
  return {
    name,
    credit,
    weapons,
    creatures: creatures.map((one) => ({ ...one, known: shelf.creatures.has(folded(one.name)) })),
    encounters: encounters.map((one) => ({ ...one, addedAs: added.get(folded(one.name)) ?? null })),
  };
}
