import { encounterRewards, type Encounter } from '#shared/records/encounter.ts';
import { folded } from '#shared/text/folded.ts';
import { listEncounterObjects, listPieces, putEncounterObjects, putPieces } from './encounter-parts.ts';
import { column, filled, readableRows } from './columns.ts';
import { notFound } from './not-found.ts';
import { inTransaction, statement, type Sqlite } from './sqlite.ts';

/** An encounter's row. */
export interface EncounterRow {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly players_title: string;
  readonly notes: string;
  readonly rewards: string;
}

/** The columns that `readEncounter` reads. */
export const ENCOUNTER_COLUMNS = 'id, campaign_id, name, players_title, notes, rewards';
const ofCampaign = statement<EncounterRow>(
  `SELECT ${ENCOUNTER_COLUMNS} FROM encounters WHERE campaign_id = ? AND removed_at IS NULL ORDER BY folded, id`,
);
const byId = statement<EncounterRow>(
  `SELECT ${ENCOUNTER_COLUMNS} FROM encounters WHERE id = ? AND removed_at IS NULL`,
);
// A removed character is left out, and back in its place when it is restored.
const partyOf = statement<{ readonly character_id: string }>(
  `SELECT character_id FROM encounter_party JOIN characters ON characters.id = character_id
   WHERE encounter_id = ? AND removed_at IS NULL ORDER BY position`,
);
const write = statement(
  `INSERT INTO encounters (id, campaign_id, name, folded, players_title, notes, rewards)
   VALUES (:id, :campaignId, :name, :folded, :playersTitle, :notes, :rewards)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded,
     players_title = excluded.players_title, notes = excluded.notes, rewards = excluded.rewards`,
);
const removeParty = statement('DELETE FROM encounter_party WHERE encounter_id = ?');
const writeMember = statement(
  'INSERT INTO encounter_party (encounter_id, position, character_id) VALUES (?, ?, ?)',
);
const setRemoved = statement('UPDATE encounters SET removed_at = :at WHERE id = :id');

/** An encounter from its row, without its parts; `UNREADABLE` where it isn't what was stored. */
export function readEncounter(row: EncounterRow): Omit<Encounter, 'pieces' | 'party' | 'objects'> {
  const { id, campaign_id: campaignId, name, players_title: playersTitle, notes } = row;
  const rewards = column('rewards', () => encounterRewards.parse(JSON.parse(row.rewards)));
  return { id, campaignId, name: filled('name', name), playersTitle, notes, rewards };
}

function fromRow(db: Sqlite, row: EncounterRow): Encounter {
  const encounter = readEncounter(row);
  const { id } = encounter;
  const party = partyOf(db)
    .all(id)
    .map(({ character_id: characterId }) => characterId);
  const parts = { pieces: listPieces(db, id), party, objects: listEncounterObjects(db, id) };
  return { ...encounter, ...parts };
}

/** The encounters of a campaign that can be read, by name. */
export function listEncounters(db: Sqlite, campaignId: string): readonly Encounter[] {
  return readableRows(ofCampaign(db).all(campaignId), (row) => fromRow(db, row));
}

/** The encounter of an id, or null; removed ones aren't found. `UNREADABLE` for a damaged one. */
export function findEncounter(db: Sqlite, id: string): Encounter | null {
  const row = byId(db).get(id);
  return row === undefined ? null : fromRow(db, row);
}

/**
 * Stores a new encounter or one changed, with its pieces, party and objects; one named twice takes part once, and parts
 * that can't be read stay.
 */
export function storeEncounter(db: Sqlite, { pieces, party, objects, ...encounter }: Encounter): void {
  const { id } = encounter;
  inTransaction(db, () => {
    const rewards = JSON.stringify(encounter.rewards);
    write(db).run({ ...encounter, rewards, folded: folded(encounter.name) });
    putPieces(db, id, pieces);
    removeParty(db).run(id);
    [...new Set(party)].forEach((characterId, position) => writeMember(db).run(id, position, characterId));
    putEncounterObjects(db, id, objects);
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
