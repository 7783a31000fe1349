import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import type { Filed, ListName } from './campaign-file.ts';

/** By list: the id that each of its things comes in under, by the one it has in the file. */
export type NewIds = Readonly<Record<ListName, ReadonlyMap<string, string>>>;

type Renewing = {
  readonly [L in ListName]: (thing: Filed<L>, ids: NewIds, base: string) => Filed<L>;
};

/**
 * Each thing under its new id, and with the new ids of what it speaks of, so that a campaign can stand beside the one it
 * was written from. Ids of combatants stay: they are known only within their own fight. `BAD_FILE` for one that speaks of
 * somebody who isn't in the file; `base` is the path of the thing.
 */
export const renewed: Renewing = {
  pictures: (one, ids) => ({ ...one, id: ownId(ids.pictures, one.id) }),
  characters: (one, ids, base) => ({
    ...one,
    ...pictured(one, ids, base),
    id: ownId(ids.characters, one.id),
  }),
  creatures: (one, ids, base) => ({
    ...one,
    ...pictured(one, ids, base),
    id: ownId(ids.creatures, one.id),
  }),
  sessions: (one, ids) => ({ ...one, id: ownId(ids.sessions, one.id) }),
  sizes: (one) => one,
  materials: (one) => one,
  encounters: (one, ids, base) => ({
    ...one,
    ...pictured(one, ids, base),
    id: ownId(ids.encounters, one.id),
    pieces: one.pieces.map((piece, index) => ({
      ...piece,
      creatureId: idOf(ids.creatures, piece.creatureId, `${base}.pieces[${index}].creatureId`),
    })),
    party: one.party.map((id, index) => idOf(ids.characters, id, `${base}.party[${index}]`)),
  }),
  fights: (one, ids, base) => ({
    ...one,
    ...whereFought(one, ids, base),
    id: ownId(ids.fights, one.id),
    party: mapped(one.party, ([combatant, id]) => [
      combatant,
      idOf(ids.characters, id, `${base}.party.${combatant}`),
    ]),
    homecomings: mapped(one.homecomings, ([id, changed]) => [
      idOf(ids.characters, id, `${base}.homecomings`),
      changed,
    ]),
    // Of creatures that are no longer there nothing is known.
    creatures: renewedWhere(one.creatures, ([combatant, id]) => {
      const fresh = ids.creatures.get(id);
      return fresh === undefined ? null : [combatant, fresh];
    }),
    sourcesSeen: renewedWhere(one.sourcesSeen, ([id, seen]) => {
      const fresh = ids.creatures.get(id) ?? ids.characters.get(id);
      return fresh === undefined ? null : [fresh, seen];
    }),
  }),
  storedFights: (one, ids, base) => ({
    ...one,
    ...whereFought(one, ids, base),
    id: ownId(ids.storedFights, one.id),
    party: inText(one.party, ids.characters),
    homecomings: inText(one.homecomings, ids.characters),
  }),
};

function pictured({ picture }: Pick<Filed<'creatures'>, 'picture'>, { pictures }: NewIds, base: string) {
  return { picture: picture === null ? null : idOf(pictures, picture, `${base}.picture`) };
}

function whereFought(
  { sessionId, encounterId }: Pick<Filed<'fights'>, 'sessionId' | 'encounterId'>,
  { sessions, encounters }: NewIds,
  base: string,
) {
  return {
    sessionId: sessionId === null ? null : idOf(sessions, sessionId, `${base}.sessionId`),
    encounterId: encounterId === null ? null : idOf(encounters, encounterId, `${base}.encounterId`),
  };
}

function ownId(ids: ReadonlyMap<string, string>, id: string): string {
  return ids.get(id) ?? id;
}

function idOf(ids: ReadonlyMap<string, string>, id: string, path: string): string {
  const known = ids.get(id);
  if (known !== undefined) return known;
  throw new RodadaError('BAD_FILE', message('campaignFile.missing', { field: path }), { path });
}

/** A text of JSON, whole or not, with new ids wherever an old one stands as a string of its own. */
function inText(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replace(/"([^"\\]{1,64})(?=")/g, (so, id: string) => {
    const fresh = ids.get(id);
    return fresh === undefined ? so : `"${fresh}`;
  });
}

function mapped<V>(
  record: Readonly<Record<string, V>>,
  change: (entry: [string, V]) => [string, V],
): Record<string, V> {
  return Object.fromEntries(Object.entries(record).map(change));
}

function renewedWhere<V>(
  record: Readonly<Record<string, V>>,
  change: (entry: [string, V]) => [string, V] | null,
): Record<string, V> {
  return Object.fromEntries(
    Object.entries(record)
      .map(change)
      .filter((entry) => entry !== null),
  );
}
