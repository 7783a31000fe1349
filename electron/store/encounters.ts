import type { Encounter, EncounterObject, EncounterPiece } from '#shared/records/encounter.ts';
import { folded } from '#shared/text/folded.ts';
import { notFound } from './not-found.ts';
import { inTransaction, statement, type Sqlite } from './sqlite.ts';

interface Row {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly players_title: string;
  readonly notes: string;
}

interface PieceRow {
  readonly creature_id: string;
  readonly quantity: number;
  readonly side: EncounterPiece['side'];
  readonly surprised: number;
  readonly hidden: number;
  readonly labels: EncounterPiece['labels'];
  readonly wave: number;
  readonly notes: string;
}

interface ObjectRow {
  readonly name: string;
  readonly quantity: number;
  readonly size: string | null;
  readonly meters: number | null;
  readonly material: string;
  readonly moving: number;
}

const COLUMNS = 'id, campaign_id, name, players_title, notes';
const ofCampaign = statement<Row>(
  `SELECT ${COLUMNS} FROM encounters WHERE campaign_id = ? AND removed_at IS NULL ORDER BY folded, id`,
);
const byId = statement<Row>(`SELECT ${COLUMNS} FROM encounters WHERE id = ? AND removed_at IS NULL`);
// A removed creature or character is left out, and back in its place when it is restored.
const piecesOf = statement<PieceRow>(
  `SELECT creature_id, quantity, side, surprised, encounter_pieces.hidden, labels, wave, encounter_pieces.notes
   FROM encounter_pieces JOIN creatures ON creatures.id = creature_id
   WHERE encounter_id = ? AND removed_at IS NULL ORDER BY position`,
);
const partyOf = statement<{ readonly character_id: string }>(
  `SELECT character_id FROM encounter_party JOIN characters ON characters.id = character_id
   WHERE encounter_id = ? AND removed_at IS NULL ORDER BY position`,
);
const objectsOf = statement<ObjectRow>(
  `SELECT name, quantity, size, meters, material, moving FROM encounter_objects
   WHERE encounter_id = ? ORDER BY position`,
);
const write = statement(
  `INSERT INTO encounters (id, campaign_id, name, folded, players_title, notes)
   VALUES (:id, :campaignId, :name, :folded, :playersTitle, :notes)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded,
     players_title = excluded.players_title, notes = excluded.notes`,
);
const removePieces = statement('DELETE FROM encounter_pieces WHERE encounter_id = ?');
const writePiece = statement(
  `INSERT INTO encounter_pieces (encounter_id, position, creature_id, quantity, side, surprised, hidden, labels, wave, notes)
   VALUES (:encounterId, :position, :creatureId, :quantity, :side, :surprised, :hidden, :labels, :wave, :notes)`,
);
const removeParty = statement('DELETE FROM encounter_party WHERE encounter_id = ?');
const writeMember = statement(
  'INSERT INTO encounter_party (encounter_id, position, character_id) VALUES (?, ?, ?)',
);
const removeObjects = statement('DELETE FROM encounter_objects WHERE encounter_id = ?');
const writeObject = statement(
  `INSERT INTO encounter_objects (encounter_id, position, name, quantity, size, meters, material, moving)
   VALUES (:encounterId, :position, :name, :quantity, :size, :meters, :material, :moving)`,
);
const setRemoved = statement('UPDATE encounters SET removed_at = :at WHERE id = :id');

function fromRow(db: Sqlite, row: Row): Encounter {
  const { id, campaign_id: campaignId, name, players_title: playersTitle, notes } = row;
  const pieces = piecesOf(db)
    .all(id)
    .map(({ creature_id: creatureId, surprised, hidden, ...piece }) => ({
      ...piece,
      creatureId,
      surprised: surprised === 1,
      hidden: hidden === 1,
    }));
  const party = partyOf(db)
    .all(id)
    .map(({ character_id: characterId }) => characterId);
  return { id, campaignId, name, playersTitle, notes, pieces, party, objects: readObjects(db, id) };
}

function readObjects(db: Sqlite, id: string): readonly EncounterObject[] {
  return objectsOf(db)
    .all(id)
    .map(({ moving, ...object }) => ({ ...object, moving: moving === 1 }));
}

/** The encounters of a campaign, by name. */
export function listEncounters(db: Sqlite, campaignId: string): readonly Encounter[] {
  return ofCampaign(db)
    .all(campaignId)
    .map((row) => fromRow(db, row));
}

/** The encounter of an id, or null; removed ones aren't found. */
export function findEncounter(db: Sqlite, id: string): Encounter | null {
  const row = byId(db).get(id);
  return row === undefined ? null : fromRow(db, row);
}

/** Stores a new encounter or one changed, with its pieces, party and objects; one named twice takes part once. */
export function storeEncounter(db: Sqlite, { pieces, party, objects, ...encounter }: Encounter): void {
  const { id } = encounter;
  inTransaction(db, () => {
    write(db).run({ ...encounter, folded: folded(encounter.name) });
    removePieces(db).run(id);
    pieces.forEach((piece, position) => {
      const flags = { surprised: Number(piece.surprised), hidden: Number(piece.hidden) };
      writePiece(db).run({ ...piece, ...flags, encounterId: id, position });
    });
    removeParty(db).run(id);
    [...new Set(party)].forEach((characterId, position) => writeMember(db).run(id, position, characterId));
    removeObjects(db).run(id);
    objects.forEach((object, position) =>
      writeObject(db).run({ ...object, moving: Number(object.moving), encounterId: id, position }),
    );
  });
}

/**
 * Takes an encounter out of sight, from where `restoreEncounter` brings it back; `at` is an ISO date-time. `NOT_FOUND`
 * under `field` when there is none.
 */
export function removeEncounter(db: Sqlite, id: string, at: string, field = 'id'): void {
  if (setRemoved(db).run({ id, at }).changes === 0) notFound('encounter', field);
}

/** Brings a removed encounter back. */
export function restoreEncounter(db: Sqlite, id: string): Encounter {
  setRemoved(db).run({ id, at: null });
  return findEncounter(db, id) ?? notFound('encounter', 'id');
}
