import type { Encounter } from '#shared/records/encounter.ts';
import { offersOf } from '#shared/rules/kit/offers.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { requireCharacter } from '#electron/store/characters.ts';
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
): Participants & { readonly encounter: Encounter } {
  const encounter = findEncounter(db, encounterId) ?? notFound('encounter', field);
  return { encounter, ...participantsIn(db, encounter, field) };
}

/**
 * Everyone of an encounter looked up, stored or not; errors name `field` or the field of the encounter. Nobody is caught
 * unaware in a system without surprise, whatever the encounter says.
 */
export function participantsIn(
  db: Sqlite,
  { campaignId, party, pieces }: Pick<Encounter, 'campaignId' | 'party' | 'pieces'>,
  field?: string,
): Participants {
  const { surprise } = offersOf(systemOf(requireCampaign(db, campaignId, field ?? 'campaignId').system));
  return {
    party: party.map((id, index) => requireCharacter(db, id, campaignId, field ?? `party[${index}]`)),
    pieces: pieces.map(({ creatureId, ...piece }, index) => ({
      ...piece,
      surprised: surprise && piece.surprised,
      creature: requireCreature(db, creatureId, campaignId, field ?? `pieces[${index}].creatureId`),
    })),
  };
}
