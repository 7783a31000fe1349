import type { Character } from '#shared/api/campaigns.ts';
import type { Creature } from '#shared/records/creature.ts';
import type { EncounterPiece } from '#shared/records/encounter.ts';
import { namesApart } from '#shared/combat/names.ts';
import type { LabelScheme } from '#shared/combat/labels.ts';
import type { MarkColour } from '#shared/combat/mark-colours.ts';
import type { Side } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';

/** Who takes part: characters as they are, and creatures so many times. */
export interface Participants {
  readonly party: readonly Character[];
  readonly pieces: readonly (Omit<EncounterPiece, 'creatureId'> & { readonly creature: Creature })[];
}

/** Everyone of a fight with ids `c1`, `c2` …, the party first. */
export interface Lineup {
  /** As `newCombat` takes them. */
  readonly combatants: readonly JsonObject[];
  /** Those of later waves, as `newCombat` takes them. */
  readonly reserves: readonly JsonObject[];
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
  readonly hidden: boolean;
  readonly labels: LabelScheme;
  readonly wave: number;
  readonly reminder: string;
  /** Those of one piece are of one kind. */
  readonly group: string | null;
  readonly character: string | null;
}

const FIRST_WAVE = 1;

/** Copies the party and the pieces of an encounter into combatants with names kept apart; later waves wait. */
export function lineUp({ party, pieces }: Participants, locale: Locale = DEFAULT_LOCALE): Lineup {
  const entrants = [...party.map(ofParty), ...pieces.flatMap(ofPiece)];
  const names = namesApart(
    entrants.map(({ name, labels, character }) => ({ name, labels, own: character !== null })),
    [],
    locale,
  );
  const placed = entrants.map((entrant, index) => ({
    ...entrant,
    id: `c${index + 1}`,
    ...(names[index] ?? { name: entrant.name, mark: null }),
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
  };
  return Array.from({ length: quantity }, () => one);
}

function combatantOf(
  entrant: Entrant & { readonly id: string; readonly mark: MarkColour | null },
): JsonObject {
  const { id, name, side, hp, sheet, hidden, group, mark, reminder } = entrant;
  return { id, name, side, hp, sheet, hidden, group, mark, reminder };
}
