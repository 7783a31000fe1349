import type { Creature } from '#shared/records/creature.ts';
import type { EncounterPiece } from '#shared/records/encounter.ts';
import { BETWEEN } from '#shared/text/lists.ts';

/** Who is in an encounter, in one line: "4 × Lobo, Ogro"; creatures that are no longer there are left out. */
export function piecesLine(
  pieces: readonly EncounterPiece[],
  creatures: readonly Pick<Creature, 'id' | 'name'>[],
): string {
  const names = new Map(creatures.map(({ id, name }) => [id, name]));
  return pieces
    .flatMap(({ creatureId, quantity }) => {
      const name = names.get(creatureId);
      if (name === undefined) return [];
      return [quantity === 1 ? name : `${quantity} × ${name}`];
    })
    .join(BETWEEN);
}
