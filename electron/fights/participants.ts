import type { Creature } from '#shared/records/creature.ts';
import type { Encounter } from '#shared/records/encounter.ts';
import type { JsonObject } from '#shared/json.ts';
import { offersOf } from '#shared/rules/kit/offers.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { requireCharacter } from '#electron/store/characters.ts';
import { readNamed, requireFittingSheet } from '#electron/store/columns.ts';
import { requireCreature } from '#electron/store/creatures.ts';
import { findEncounter } from '#electron/store/encounters.ts';
import { notFound } from '#electron/store/not-found.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import type { Participants } from './setup.ts';

/** An encounter with everyone of it looked up; `NOT_FOUND` under `field` when there is none of that id. */
export function participantsOf(
  db: Sqlite,
  encounterId: string,
  field = 'encounterId',
): Participants<Creature> & { readonly encounter: Encounter } {
  const encounter = findEncounter(db, encounterId) ?? notFound('encounter', field);
  return { encounter, ...participantsIn(db, encounter, field) };
}

/**
 * Everyone of an encounter looked up, stored or not; `UNREADABLE` names one who is damaged; errors name `field` or the field of the encounter. Nobody is caught
 * unaware in a system without surprise, whatever the encounter says.
 */
export function participantsIn(
  db: Sqlite,
  { campaignId, party, pieces }: Pick<Encounter, 'campaignId' | 'party' | 'pieces'>,
  field?: string,
): Participants<Creature> {
  const system = systemOf(requireCampaign(db, campaignId, field ?? 'campaignId').system);
  const { surprise } = offersOf(system);
  return {
    party: party.map((id, index) => {
      const path = field ?? `party[${index}]`;
      return fitting('character', requireCharacter(db, id, campaignId, path), { system, path });
    }),
    pieces: pieces.map(({ creatureId, ...piece }, index) => {
      const path = field ?? `pieces[${index}].creatureId`;
      const creature = requireCreature(db, creatureId, campaignId, path);
      return {
        ...piece,
        surprised: surprise && piece.surprised,
        creature: fitting('creature', creature, { system, path }),
      };
    }),
  };
}

/** Refuses somebody whose sheet the rules of the system don't take (`UNREADABLE`, by the name). */
function fitting<T extends { readonly name: string; readonly sheet: JsonObject }>(
  kind: 'character' | 'creature',
  one: T,
  { system, path }: { readonly system: RuleSystem; readonly path: string },
): T {
  return readNamed(
    kind,
    one,
    () => {
      requireFittingSheet(system, one.sheet);
      return one;
    },
    path,
  );
}
