import type { Character } from '#shared/api/campaigns.ts';
import type { Creature } from '#shared/records/creature.ts';
import type { EncounterPiece } from '#shared/records/encounter.ts';
import type { Name } from '#shared/combat/name.ts';
import { namesApart } from '#shared/combat/names.ts';
import { colourOf, type LabelScheme } from '#shared/combat/labels.ts';
import type { Side } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';

/** Who takes part: characters as they are, and creatures so many times. */
export interface Participants<K extends Kind = Kind> {
  readonly party: readonly Character[];
  readonly pieces: readonly (Omit<EncounterPiece, 'creatureId'> & { readonly creature: K })[];
}

/** What those of a piece are: a creature of the bestiary, or a name and points that stand in none. */
type Kind = Pick<Creature, 'name' | 'hp' | 'sheet'> & { readonly id: string | null };

/** Everyone of a fight with ids `c1`, `c2` …, the party first. */
export interface Lineup {
  /** As `newCombat` takes them. */
  readonly combatants: readonly JsonObject[];
  /** Those of later waves, as `newCombat` takes them. */
  readonly reserves: readonly JsonObject[];
  readonly surprised: readonly string[];
  /** Combatant's id to character's id. */
  readonly party: ReadonlyMap<string, string>;
  /** Combatant's id to creature's id. */
  readonly creatures: Readonly<Record<string, string>>;
}

interface Entrant {
  readonly name: string;
  readonly side: Side;
  readonly hp: { readonly current: number; readonly max: number };
  readonly sheet: JsonObject;
  readonly surprised: boolean;
  readonly hidden: boolean;
  readonly labels: LabelScheme;
  readonly wave: number;
  readonly reminder: string;
  /** Those of one piece are of one kind. */
  readonly group: string | null;
  readonly character: string | null;
  readonly creature: string | null;
}

const FIRST_WAVE = 1;

/** Copies the party and the pieces of an encounter into combatants with names kept apart; later waves wait. */
export function lineUp({ party, pieces }: Participants): Lineup {
  const entrants = [...party.map(ofParty), ...pieces.flatMap(ofPiece)];
  const names = namesApart(
    entrants.map(({ name, labels, character }) => ({ name, labels, own: character !== null })),
  );
  const placed = entrants.map((entrant, index) => ({
    ...entrant,
    id: `c${index + 1}`,
    ...(names[index] ?? { name: entrant.name, label: null }),
  }));
  const now = placed.filter(({ wave }) => wave === FIRST_WAVE);
  return {
    combatants: now.map(combatantOf),
    reserves: placed
      .filter(({ wave }) => wave !== FIRST_WAVE)
      .map((one) => ({ round: one.wave, surprised: one.surprised, combatant: combatantOf(one) })),
    surprised: now.filter((one) => one.surprised).map(({ id }) => id),
    party: new Map(
      placed.flatMap(({ id, character }): [string, string][] =>
        character === null ? [] : [[id, character]],
      ),
    ),
    creatures: Object.fromEntries(
      placed.flatMap(({ id, creature }) => (creature === null ? [] : [[id, creature] as const])),
    ),
  };
}

function ofParty({ id, name, hp, sheet }: Character): Entrant {
  return {
    name,
    side: 'pc',
    hp,
    sheet,
    surprised: false,
    hidden: false,
    labels: 'numbers',
    wave: FIRST_WAVE,
    reminder: '',
    group: null,
    character: id,
    creature: null,
  };
}

function ofPiece(piece: Participants['pieces'][number], index: number): readonly Entrant[] {
  const { creature, quantity, side, surprised, hidden, labels, wave, notes } = piece;
  const { name, hp, sheet } = creature;
  const one: Entrant = {
    name,
    side,
    hp: { current: hp, max: hp },
    sheet,
    surprised,
    hidden,
    labels,
    wave,
    reminder: notes,
    group: quantity > 1 ? `p${index + 1}` : null,
    character: null,
    creature: creature.id,
  };
  return Array.from({ length: quantity }, () => one);
}

function combatantOf(entrant: Entrant & Name & { readonly id: string }): JsonObject {
  const { id, name, label, side, hp, sheet, hidden, group, reminder } = entrant;
  return {
    id,
    name,
    label: label && { ...label },
    side,
    hp,
    sheet,
    hidden,
    group,
    mark: colourOf(label),
    reminder,
  };
}
