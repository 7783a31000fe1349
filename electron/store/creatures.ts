import type { Creature } from '../../shared/api/bestiary.ts';
import { folded } from '../../shared/text/folded.ts';
import { isText, readList, readObject } from './json-column.ts';
import { notFound } from './not-found.ts';
import { inTransaction, statement, type Sqlite } from './sqlite.ts';

interface Row {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly hp: number;
  readonly sheet: string;
  readonly notes: string;
  readonly tags: string;
}

const COLUMNS = `id, campaign_id, name, hp, sheet, notes,
  (SELECT json_group_array(name) FROM (
     SELECT tags.name FROM tags WHERE tags.creature_id = creatures.id ORDER BY position)) AS tags`;
const found = statement<Row>(
  `SELECT ${COLUMNS} FROM creatures
   WHERE campaign_id = :campaignId AND removed_at IS NULL AND instr(folded, :search) > 0 ORDER BY folded, id`,
);
const byId = statement<Row>(`SELECT ${COLUMNS} FROM creatures WHERE id = ? AND removed_at IS NULL`);
const names = statement<{ readonly folded: string; readonly id: string }>(
  'SELECT folded, id FROM creatures WHERE campaign_id = ? AND removed_at IS NULL ORDER BY id',
);
const write = statement(
  `INSERT INTO creatures (id, campaign_id, name, folded, hp, sheet, notes)
   VALUES (:id, :campaignId, :name, :folded, :hp, :sheet, :notes)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded, hp = excluded.hp,
     sheet = excluded.sheet, notes = excluded.notes`,
);
const removeTags = statement('DELETE FROM tags WHERE creature_id = ?');
const writeTag = statement('INSERT INTO tags (creature_id, position, name) VALUES (?, ?, ?)');
const setRemoved = statement('UPDATE creatures SET removed_at = :at WHERE id = :id');

function fromRow({ campaign_id: campaignId, sheet, tags, ...row }: Row): Creature {
  return { ...row, campaignId, sheet: readObject(sheet), tags: readList(tags, isText) };
}

/** The creatures of a campaign whose name holds `search` (accents and case don't matter), by name. */
export function listCreatures(db: Sqlite, campaignId: string, search = ''): readonly Creature[] {
  return found(db)
    .all({ campaignId, search: folded(search) })
    .map(fromRow);
}

/** The ids of a campaign's creatures by their names as `folded` gives them; one of those of the same name. */
export function idsByName(db: Sqlite, campaignId: string): ReadonlyMap<string, string> {
  return new Map(
    names(db)
      .all(campaignId)
      .map((row) => [row.folded, row.id]),
  );
}

/** The names of a campaign's creatures as `folded` gives them. */
export function foldedNames(db: Sqlite, campaignId: string): ReadonlySet<string> {
  return new Set(idsByName(db, campaignId).keys());
}

/** The creature of an id, or null; removed ones aren't found. */
export function findCreature(db: Sqlite, id: string): Creature | null {
  const row = byId(db).get(id);
  return row === undefined ? null : fromRow(row);
}

/** The creature of an id; `NOT_FOUND` under `field` when there is none in that campaign. */
export function requireCreature(db: Sqlite, id: string, campaignId: string, field: string): Creature {
  const creature = findCreature(db, id);
  return creature?.campaignId === campaignId ? creature : notFound('creature', field);
}

/** Stores creatures, new or changed: all of them or none. */
export function storeCreatures(db: Sqlite, creatures: readonly Creature[]): void {
  inTransaction(db, () => {
    for (const { sheet, tags, ...creature } of creatures) {
      write(db).run({ ...creature, folded: folded(creature.name), sheet: JSON.stringify(sheet) });
      removeTags(db).run(creature.id);
      [...new Set(tags)].forEach((tag, position) => writeTag(db).run(creature.id, position, tag));
    }
  });
}

/**
 * Takes a creature out of sight, from where `restoreCreature` brings it back; `at` is an ISO date-time. `NOT_FOUND`
 * under `field` when there is none.
 */
export function removeCreature(db: Sqlite, id: string, at: string, field = 'id'): void {
  if (setRemoved(db).run({ id, at }).changes === 0) notFound('creature', field);
}

/** Brings a removed creature back, with its tags. */
export function restoreCreature(db: Sqlite, id: string): Creature {
  setRemoved(db).run({ id, at: null });
  return findCreature(db, id) ?? notFound('creature', 'id');
}
