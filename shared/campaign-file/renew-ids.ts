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
  const storedFights = renewed(file.storedFights, newId);
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
    storedFights: storedFights.list.map((one) => ({
      ...one,
      sessionId: newOrNone(sessions.ids, one.sessionId),
      encounterId: newOrNone(encounters.ids, one.encounterId),
      party: inText(one.party, characters.ids),
      homecomings: inText(one.homecomings, characters.ids),
    })),
  };
}

function renewed<T extends { readonly id: string }>(list: readonly T[], newId: () => string) {
  const ids = new Map(list.map(({ id }) => [id, newId()]));
  return { ids, list: list.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })) };
}

/** A text of JSON, whole or not, with new ids wherever an old one stands as a string of its own. */
function inText(text: string, ids: ReadonlyMap<string, string>): string {
  return [...ids].reduce(
    (so, [old, fresh]) => so.replaceAll(JSON.stringify(old), JSON.stringify(fresh)),
    text,
  );
}

function mapped<V>(
  record: Readonly<Record<string, V>>,
  change: (entry: [string, V]) => [string, V],
): Record<string, V> {
  return Object.fromEntries(Object.entries(record).map(change));
}
