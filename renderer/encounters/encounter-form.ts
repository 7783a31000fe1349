import type { InputOf } from '#shared/api/contract.ts';
import {
  PLAIN_PIECE,
  type Encounter,
  type EncounterObject,
  type EncounterPiece,
  type EncounterRewards,
} from '#shared/records/encounter.ts';
import { MOST_IN_ROW } from '#shared/records/most-in-row.ts';

/** An encounter while it is being built. */
export interface EncounterForm {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly playersTitle: string;
  readonly notes: string;
  readonly rewards: EncounterRewards;
  readonly pieces: readonly EncounterPiece[];
  readonly party: readonly string[];
  readonly objects: readonly EncounterObject[];
}

/** A stored encounter, ready to be built on. */
export function formOf(encounter: Encounter): EncounterForm {
  const { id, campaignId, name, playersTitle, notes, rewards, pieces, party, objects } = encounter;
  return { id, campaignId, name, playersTitle, notes, rewards, pieces, party, objects };
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
      return { ...next, quantity: Math.min(Math.max(Math.round(next.quantity), 1), MOST_IN_ROW) };
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

/** Puts one more object into the scene, at the end. */
export function addObject(form: EncounterForm, object: EncounterObject): EncounterForm {
  return { ...form, objects: [...form.objects, object] };
}

/** Changes one object of the scene. */
export function changeObject(
  form: EncounterForm,
  index: number,
  change: Partial<EncounterObject>,
): EncounterForm {
  const objects = form.objects.map((object, at) => (at === index ? { ...object, ...change } : object));
  return { ...form, objects };
}

/** Takes an object out of the scene. */
export function removeObject(form: EncounterForm, index: number): EncounterForm {
  return { ...form, objects: form.objects.filter((_, at) => at !== index) };
}

/** Puts an object back where it stood, for undo. */
export function restoreObject(form: EncounterForm, index: number, object: EncounterObject): EncounterForm {
  return { ...form, objects: form.objects.toSpliced(index, 0, object) };
}

/** A row with its place in the encounter. */
export interface PlacedPiece {
  readonly piece: EncounterPiece;
  readonly index: number;
}

/** The rows by the round they come in, the first wave first; within one as they stand. */
export function wavesOf({ pieces }: Pick<EncounterForm, 'pieces'>): readonly {
  readonly round: number;
  readonly rows: readonly PlacedPiece[];
}[] {
  const rounds = [...new Set(pieces.map(({ wave }) => wave))].toSorted((a, b) => a - b);
  const placed = pieces.map((piece, index) => ({ piece, index }));
  return rounds.map((round) => ({ round, rows: placed.filter(({ piece }) => piece.wave === round) }));
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

/** What is stored; while the name is empty the last good one stands, and an object without one has the word for it. */
export function toStore(
  form: EncounterForm,
  lastName: string,
  unnamedObject: string,
): InputOf<'encounters:save'> {
  return {
    id: form.id,
    campaignId: form.campaignId,
    name: form.name.trim() || lastName,
    playersTitle: form.playersTitle.trim(),
    notes: form.notes,
    rewards: form.rewards,
    pieces: [...form.pieces],
    party: [...form.party],
    objects: form.objects.map((object) => ({ ...object, name: object.name.trim() || unnamedObject })),
  };
}
