import type { Encounter } from '../../shared/api/encounters.ts';
import { requireCharacter } from '../store/characters.ts';
import { requireCreature } from '../store/creatures.ts';
import { findEncounter } from '../store/encounters.ts';
import { notFound } from '../store/not-found.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Participants } from './setup.ts';

/** An encounter with everyone of it looked up; `NOT_FOUND` when there is none of that id. */
export function participantsOf(
  db: Sqlite,
  encounterId: string,
): Participants & { readonly encounter: Encounter } {
  const encounter = findEncounter(db, encounterId) ?? notFound('encounter', 'encounterId');
  const { campaignId } = encounter;
  return {
    encounter,
    party: encounter.party.map((id) => requireCharacter(db, id, campaignId, 'encounterId')),
    pieces: encounter.pieces.map(({ creatureId, ...piece }) => ({
      ...piece,
      creature: requireCreature(db, creatureId, campaignId, 'encounterId'),
    })),
  };
}
