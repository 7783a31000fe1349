import type { Encounter } from '#shared/records/encounter.ts';
import type { OfferedPack } from '#shared/api/packs.ts';
import { folded } from '#shared/text/folded.ts';
import { namesOf } from './names.ts';
import type { LocalPack } from './open-pack.ts';

/** What a campaign has already. */
export interface Shelf {
  /** Folded names of its creatures. */
  readonly creatures: ReadonlySet<string>;
  readonly encounters: readonly Pick<Encounter, 'id' | 'name'>[];
}

/** A pack with what of it the campaign has already, told by the name in any language; accents and case don't matter. */
export function offerPack(local: LocalPack, shelf: Shelf): OfferedPack {
  const { name, credit, creatures, weapons, encounters } = local.pack;
  const added = new Map(shelf.encounters.map((one) => [folded(one.name), one.id]));
  return {
    name,
    locale: local.locale,
    credit,
    weapons,
    creatures: creatures.map((one) => ({
      ...one,
      known: namesOf(local, 'creatures', one.id).some((called) => shelf.creatures.has(called)),
    })),
    encounters: encounters.map((one) => ({
      ...one,
      addedAs: firstOf(added, namesOf(local, 'encounters', one.id)),
    })),
  };
}

function firstOf(ids: ReadonlyMap<string, string>, names: readonly string[]): string | null {
  const called = names.find((name) => ids.has(name));
  return (called === undefined ? undefined : ids.get(called)) ?? null;
}
