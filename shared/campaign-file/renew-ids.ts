import type { CampaignFile } from './campaign-file.ts';

/**
 * The same campaign under new ids throughout, so that it can stand beside the one it was written from. Ids of combatants
 * stay: they are known only within their own fight.
 */
export function renewIds(file: CampaignFile, newId: () => string): CampaignFile {
  const characters = renewed(file.characters, newId);
  const creatures = renewed(file.creatures, newId);
  const sessions = renewed(file.sessions, newId);
  const encounters = renewed(file.encounters, newId);
  const fights = renewed(file.fights, newId);
  const newOf = (ids: ReadonlyMap<string, string>, id: string) => ids.get(id) ?? id;
  const newOrNone = (ids: ReadonlyMap<string, string>, id: string | null) =>
    id === null ? null : newOf(ids, id);
  return {
    ...file,
    characters: characters.list,
    creatures: creatures.list,
    sessions: sessions.list,
    encounters: encounters.list.map((one) => ({
      ...one,
      pieces: one.pieces.map((piece) => ({ ...piece, creatureId: newOf(creatures.ids, piece.creatureId) })),
      party: one.party.map((id) => newOf(characters.ids, id)),
    })),
    fights: fights.list.map((one) => ({
      ...one,
      sessionId: newOrNone(sessions.ids, one.sessionId),
      encounterId: newOrNone(encounters.ids, one.encounterId),
      party: mapped(one.party, ([combatant, id]) => [combatant, newOf(characters.ids, id)]),
      homecomings: mapped(one.homecomings, ([id, changed]) => [newOf(characters.ids, id), changed]),
    })),
  };
}

function renewed<T extends { readonly id: string }>(list: readonly T[], newId: () => string) {
  const ids = new Map(list.map(({ id }) => [id, newId()]));
  return { ids, list: list.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })) };
}

function mapped<V>(
  record: Readonly<Record<string, V>>,
  change: (entry: [string, V]) => [string, V],
): Record<string, V> {
  return Object.fromEntries(Object.entries(record).map(change));
}
