import type { EncounterObject, EncounterPiece } from '#shared/records/encounter.ts';
import { LABEL_SCHEMES } from '#shared/combat/labels.ts';
import { atLeast, oneOf, readableRows } from './columns.ts';
import { isDamaged } from './unreadable.ts';
import { statement, type Sqlite } from './sqlite.ts';

/** A row of `encounter_pieces`. */
export interface PieceRow {
  readonly creature_id: string;
  readonly quantity: number;
  readonly side: string;
  readonly surprised: number;
  readonly hidden: number;
  readonly labels: string;
  readonly wave: number;
  readonly notes: string;
}

/** A row of `encounter_objects`. */
export interface ObjectRow {
  readonly name: string;
  readonly quantity: number;
  readonly size: string | null;
  readonly meters: number | null;
  readonly material: string;
  readonly moving: number;
}

const SIDES = ['foe', 'ally'] as const;
/** The columns that `readPiece` reads. */
export const PIECE_COLUMNS =
  'creature_id, quantity, side, surprised, encounter_pieces.hidden, labels, wave, encounter_pieces.notes';
/** The columns that `readEncounterObject` reads. */
export const OBJECT_COLUMNS = 'name, quantity, size, meters, material, moving';

// A removed creature or character is left out, and back in its place when it is restored.
const piecesOf = statement<PieceRow>(
  `SELECT ${PIECE_COLUMNS} FROM encounter_pieces JOIN creatures ON creatures.id = creature_id
   WHERE encounter_id = ? AND removed_at IS NULL ORDER BY position`,
);
const objectsOf = statement<ObjectRow>(
  `SELECT ${OBJECT_COLUMNS} FROM encounter_objects WHERE encounter_id = ? ORDER BY position`,
);
const allPieces = statement<PieceRow>(
  `SELECT ${PIECE_COLUMNS} FROM encounter_pieces WHERE encounter_id = ? ORDER BY position`,
);
const removePieces = statement('DELETE FROM encounter_pieces WHERE encounter_id = ?');
const writePiece = statement(
  `INSERT INTO encounter_pieces (encounter_id, position, creature_id, quantity, side, surprised, hidden, labels, wave, notes)
   VALUES (:encounterId, :position, :creature_id, :quantity, :side, :surprised, :hidden, :labels, :wave, :notes)`,
);
const removeObjects = statement('DELETE FROM encounter_objects WHERE encounter_id = ?');
const writeObject = statement(
  `INSERT INTO encounter_objects (encounter_id, position, name, quantity, size, meters, material, moving)
   VALUES (:encounterId, :position, :name, :quantity, :size, :meters, :material, :moving)`,
);

/** A piece of an encounter from its row; `UNREADABLE` where it isn't what was stored. */
export function readPiece({ creature_id: creatureId, ...row }: PieceRow): EncounterPiece {
  return {
    creatureId,
    notes: row.notes,
    quantity: atLeast('count', 1, row.quantity),
    side: oneOf('side', SIDES, row.side),
    surprised: row.surprised === 1,
    hidden: row.hidden === 1,
    labels: oneOf('labels', LABEL_SCHEMES, row.labels),
    wave: atLeast('count', 1, row.wave),
  };
}

/** An object of an encounter's scene from its row; `UNREADABLE` where it isn't what was stored. */
export function readEncounterObject({ name, size, meters, material, ...row }: ObjectRow): EncounterObject {
  const quantity = atLeast('count', 1, row.quantity);
  return { name, quantity, size, meters, material, moving: row.moving === 1 };
}

/** The pieces of an encounter that can be read, in their order. */
export function listPieces(db: Sqlite, encounterId: string): readonly EncounterPiece[] {
  return readableRows(piecesOf(db).all(encounterId), readPiece);
}

/** The objects of an encounter's scene that can be read, in their order. */
export function listEncounterObjects(db: Sqlite, encounterId: string): readonly EncounterObject[] {
  return readableRows(objectsOf(db).all(encounterId), readEncounterObject);
}

/** Gives an encounter other pieces; those that can't be read stay, after the others. Call it in a transaction. */
export function putPieces(db: Sqlite, encounterId: string, pieces: readonly EncounterPiece[]): void {
  const kept = allPieces(db)
    .all(encounterId)
    .filter((row) => isDamaged(() => readPiece(row)));
  removePieces(db).run(encounterId);
  const rows = pieces.map(({ creatureId, surprised, hidden, ...piece }) => ({
    ...piece,
    creature_id: creatureId,
    surprised: Number(surprised),
    hidden: Number(hidden),
  }));
  rows.forEach((row, position) => writePiece(db).run({ ...row, encounterId, position }));
  unchecked(db, kept, (row, index) =>
    writePiece(db).run({ ...row, encounterId, position: rows.length + index }),
  );
}

/** Gives an encounter's scene other objects; those that can't be read stay, after the others. Call it in a transaction. */
export function putEncounterObjects(
  db: Sqlite,
  encounterId: string,
  objects: readonly EncounterObject[],
): void {
  const kept = objectsOf(db)
    .all(encounterId)
    .filter((row) => isDamaged(() => readEncounterObject(row)));
  removeObjects(db).run(encounterId);
  objects.forEach((object, position) =>
    writeObject(db).run({ ...object, moving: Number(object.moving), encounterId, position }),
  );
  unchecked(db, kept, (row, index) =>
    writeObject(db).run({ ...row, encounterId, position: objects.length + index }),
  );
}

/** Writes rows that the tables' own checks wouldn't take, as they were. */
function unchecked<Row>(db: Sqlite, rows: readonly Row[], write: (row: Row, index: number) => void): void {
  if (rows.length === 0) return;
  db.pragma('ignore_check_constraints = ON');
  try {
    rows.forEach(write);
  } finally {
    db.pragma('ignore_check_constraints = OFF');
  }
}
