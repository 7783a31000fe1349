import type { Character } from '../../shared/api/campaigns.ts';
import type { Creature } from '../../shared/api/bestiary.ts';
import type { EncounterPiece } from '../../shared/api/encounters.ts';
import { namesApart } from '../../shared/combat/names.ts';
import type { Side } from '../../shared/combat/state.ts';
import type { JsonObject } from '../../shared/json.ts';

/** Who takes part: characters as they are, and creatures so many times. */
export interface Participants {
  readonly party: readonly Character[];
  readonly pieces: readonly (Omit<EncounterPiece, 'creatureId'> & { readonly creature: Creature })[];
}

/** Everyone of a fight with ids `c1`, `c2` …, the party first. */
export interface Lineup {
  /** As `newCombat` takes them. */
  readonly combatants: readonly JsonObject[];
  readonly surprised: readonly string[];
  /** Combatant's id to character's id. */
  readonly party: ReadonlyMap<string, string>;
}

interface Entrant {
  readonly name: string;
  readonly side: Side;
  readonly hp: { readonly current: number; readonly max: number };
  readonly sheet: JsonObject;
  readonly surprised: boolean;
  readonly character: string | null;
}

/** Copies the party and the pieces of an encounter into combatants with names kept apart. */
export function lineUp({ party, pieces }: Participants): Lineup {
  const entrants: readonly Entrant[] = [
    ...party.map(({ id, name, hp, sheet }): Entrant => {
      return { name, side: 'pc', hp, sheet, surprised: false, character: id };
    }),
    ...pieces.flatMap(({ creature: { name, hp, sheet }, quantity, side, surprised }) => {
      const one: Entrant = { name, side, hp: { current: hp, max: hp }, sheet, surprised, character: null };
      return Array.from({ length: quantity }, () => one);
    }),
  ];
  const names = namesApart(entrants.map(({ name, character }) => ({ name, own: character !== null })));
  const placed = entrants.map((entrant, index) => ({
    ...entrant,
    id: `c${index + 1}`,
    name: names[index] ?? entrant.name,
  }));
  return {
    combatants: placed.map(({ id, name, side, hp, sheet }) => ({ id, name, side, hp, sheet })),
    surprised: placed.filter((one) => one.surprised).map(({ id }) => id),
    party: new Map(
      placed.flatMap(({ id, character }): [string, string][] =>
        character === null ? [] : [[id, character]],
      ),
    ),
  };
}
