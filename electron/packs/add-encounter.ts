import { NO_REWARDS } from '#shared/records/encounter.ts';
import { randomUUID } from 'node:crypto';
import type { Creature } from '#shared/records/creature.ts';
import type { AddedEncounter } from '#shared/api/packs.ts';
import type { PackEncounter } from '#shared/packs/pack.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { idsByName, storeCreatures } from '#electron/store/creatures.ts';
import { storeEncounter } from '#electron/store/encounters.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { namesOf } from './names.ts';
import { newCreature } from './new-creature.ts';
import type { LocalPack } from './open-pack.ts';
import { packCreature } from './pick.ts';

/**
 * Stores an encounter of a pack with the campaign's whole party in it: all of it or nothing. A creature whose name the
 * bestiary has, in whichever language, is the bestiary's own, so that what the narrator changed of it holds; the others come from the pack.
 */
export function addEncounter(
  db: Sqlite,
  campaignId: string,
  local: LocalPack,
  { name, notes, pieces }: PackEncounter,
): AddedEncounter {
  return inTransaction(db, () => {
    const known = idsByName(db, campaignId);
    const brought = new Map<string, Creature>();
    const idOf = (packId: string): string => {
      const wanted = packCreature(local.pack, packId, 'encounter');
      const called = namesOf(local, 'creatures', packId).find((name) => known.has(name));
      const there = called === undefined ? brought.get(packId)?.id : known.get(called);
      if (there !== undefined) return there;
      const fresh = newCreature(campaignId, wanted);
      brought.set(packId, fresh);
      return fresh.id;
    };
    const encounter = {
      id: randomUUID(),
      campaignId,
      name,
      rewards: NO_REWARDS,
      playersTitle: '',
      notes,
      pieces: pieces.map(({ creature, ...piece }) => ({ ...piece, creatureId: idOf(creature) })),
      party: listCharacters(db, campaignId).map(({ id }) => id),
      objects: [],
    };
    const creatures = [...brought.values()];
    storeCreatures(db, creatures);
    storeEncounter(db, encounter);
    return { encounter, creatures };
  });
}
