import type { InputOf } from '../../../shared/api/contract.ts';
import { PLAIN_PIECE, type Encounter, type EncounterPiece } from '../../../shared/api/encounters.ts';

/** The most of one creature a row may hold, as the contract has it. */
export const MAX_QUANTITY = 200;

/** An encounter while it is being built. */
export interface EncounterForm {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly notes: string;
  readonly pieces: readonly EncounterPiece[];
  readonly party: readonly string[];
}

/** A stored encounter, ready to be built on. */
export function formOf({ id, campaignId, name, notes, pieces, party }: Encounter): EncounterForm {
  return { id, campaignId, name, notes, pieces, party };
}

/** One more of a creature: its row grows by one, and a creature new here gets a row at the end. */
export function addCreature(form: EncounterForm, creatureId: string): EncounterForm {
  const at = form.pieces.findLastIndex((piece) => piece.creatureId === creatureId);
  const piece = form.pieces[at];
  if (piece) return changePiece(form, at, { quantity: piece.quantity + 1 });
  return {
    ...form,
    pieces: [...form.pieces, { ...PLAIN_PIECE, creatureId, quantity: 1 }],
  };
}

/** Changes one row; a quantity stays between 1 and the most a row may hold. */
export function changePiece(
  form: EncounterForm,
  index: number,
  change: Partial<Omit<EncounterPiece, 'creatureId'>>,
): EncounterForm {
  return {
    ...form,
    pieces: form.pieces.map((piece, at) => {
      if (at !== index) return piece;
      const next = { ...piece, ...change };
      return { ...next, quantity: Math.min(Math.max(Math.round(next.quantity), 1), MAX_QUANTITY) };
    }),
  };
}

/** Takes a row out. */
export function removePiece(form: EncounterForm, index: number): EncounterForm {
  return { ...form, pieces: form.pieces.filter((_, at) => at !== index) };
}

/** Puts a row back where it stood, for undo; other changes made since stay. */
export function restorePiece(form: EncounterForm, index: number, piece: EncounterPiece): EncounterForm {
  return { ...form, pieces: form.pieces.toSpliced(index, 0, piece) };
}

/** A character comes along, or stays at home. */
export function switchCharacter(form: EncounterForm, characterId: string): EncounterForm {
  const party = form.party.includes(characterId)
    ? form.party.filter((id) => id !== characterId)
    : [...form.party, characterId];
  return { ...form, party };
}

/** How many of a creature are in the encounter. */
export function quantityOf({ pieces }: Pick<EncounterForm, 'pieces'>, creatureId: string): number {
  return pieces
    .filter((piece) => piece.creatureId === creatureId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How many stand on each side. */
export function headCount({ pieces, party }: Pick<EncounterForm, 'pieces' | 'party'>): {
  foes: number;
  allies: number;
  party: number;
} {
  const of = (side: EncounterPiece['side']) =>
    pieces.filter((piece) => piece.side === side).reduce((sum, { quantity }) => sum + quantity, 0);
  return { foes: of('foe'), allies: of('ally'), party: party.length };
}

/** What is stored; while the name is empty the last good one stands. */
export function toStore(form: EncounterForm, lastName: string): InputOf<'encounters:save'> {
  return {
    id: form.id,
    campaignId: form.campaignId,
    name: form.name.trim() || lastName,
    notes: form.notes,
    pieces: [...form.pieces],
    party: [...form.party],
  };
}
