import type { Encounter } from '../../shared/api/encounters.ts';
import { requireCharacter } from '../store/characters.ts';
import { requireCreature } from '../store/creatures.ts';
import { findEncounter } from '../store/encounters.ts';
import { notFound } from '../store/not-found.ts';
import type { Sqlite } from '../store/sqlite.ts';
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

/** Everyone of an encounter looked up, stored or not; errors name `field` or the field of the encounter. */
export function participantsIn(
  db: Sqlite,
  { campaignId, party, pieces }: Pick<Encounter, 'campaignId' | 'party' | 'pieces'>,
  field?: string,
): Participants {
  return {
    party: party.map((id, index) => requireCharacter(db, id, campaignId, field ?? `party[${index}]`)),
    pieces: pieces.map(({ creatureId, ...piece }, index) => ({
      ...piece,
      creature: requireCreature(db, creatureId, campaignId, field ?? `pieces[${index}].creatureId`),
    })),
  };
}
