import type { Creature } from '#shared/records/creature.ts';
import type { FormerTags } from '#shared/api/bestiary.ts';
import { folded } from '#shared/text/folded.ts';
import { bestiaryChanged } from './search/creature-order.ts';
import { WORDS_OF_CREATURES } from './search/creature-words.ts';
import { atLeast, column, readableRows, readNamed } from './columns.ts';
import { isText, readList, readObject } from './json-column.ts';
import { notFound } from './not-found.ts';
import { inTransaction, statement, type Sqlite } from './sqlite.ts';

/** A creature's row. */
export interface CreatureColumns {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly hp: number;
  readonly sheet: string;
  readonly notes: string;
  readonly tags: string;
}

/** SQL of a creature's tags in their order, as a JSON list. */
export const TAGS = `(SELECT json_group_array(name) FROM (
     SELECT tags.name FROM tags WHERE tags.creature_id = creatures.id ORDER BY position)) AS tags`;
/** The columns that `readCreature` reads. */
export const CREATURE_COLUMNS = `id, campaign_id, name, hp, sheet, notes, ${TAGS}`;
const ofCampaign = statement<CreatureColumns>(
  `SELECT ${CREATURE_COLUMNS} FROM creatures WHERE campaign_id = ? AND removed_at IS NULL ORDER BY folded, id`,
);
const byId = statement<CreatureColumns>(
  `SELECT ${CREATURE_COLUMNS} FROM creatures WHERE id = ? AND removed_at IS NULL`,
);
const names = statement<{ readonly folded: string; readonly id: string }>(
  'SELECT folded, id FROM creatures WHERE campaign_id = ? AND removed_at IS NULL ORDER BY id',
);
const ofName = statement<string>(
  `SELECT id FROM creatures WHERE campaign_id = ? AND folded = ? AND removed_at IS NULL ORDER BY id DESC LIMIT 1`,
);
const idsInOrder = statement<string>(
  'SELECT id FROM creatures WHERE campaign_id = ? AND removed_at IS NULL ORDER BY folded, id',
);
const write = statement(
  `INSERT INTO creatures (id, campaign_id, name, folded, hp, sheet, notes, doc)
   VALUES (:id, :campaignId, :name, :folded, :hp, :sheet, :notes,
     (SELECT ifnull(max(doc), 0) + 1 FROM creatures))
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded, hp = excluded.hp,
     sheet = excluded.sheet, notes = excluded.notes`,
);
const removeTags = statement('DELETE FROM tags WHERE creature_id = ?');
const writeTag = statement('INSERT INTO tags (creature_id, position, name) VALUES (?, ?, ?)');
const setRemoved = statement('UPDATE creatures SET removed_at = :at WHERE id = :id');
const setFavourite = statement('UPDATE creatures SET favourite = :favourite WHERE id = :id');
const favouriteOf = statement<number>('SELECT favourite FROM creatures WHERE id = ?');
const removeWords = statement(
  'DELETE FROM creature_words WHERE rowid = (SELECT doc FROM creatures WHERE id = ?)',
);
const writeWords = statement(`${WORDS_OF_CREATURES} WHERE id = ?`);

/** A creature from its row; `UNREADABLE` where it isn't what was stored. */
export function readCreature(row: CreatureColumns): Creature {
  const { id, campaign_id: campaignId, name, notes } = row;
  const hp = atLeast('points', 0, row.hp);
  const sheet = column('sheet', () => readObject(row.sheet));
  return { id, campaignId, name, hp, notes, sheet, tags: column('tags', () => readList(row.tags, isText)) };
}

/** The creatures of a campaign that can be read, by name. */
export function listCreatures(db: Sqlite, campaignId: string): readonly Creature[] {
  return readableRows(ofCampaign(db).all(campaignId), readCreature);
}

/** The ids of a campaign's creatures, by name. */
export function idsOfCampaign(db: Sqlite, campaignId: string): readonly string[] {
  return idsInOrder(db).pluck().all(campaignId);
}

/** The ids of a campaign's creatures by their names as `folded` gives them; one of those of the same name. */
export function idsByName(db: Sqlite, campaignId: string): ReadonlyMap<string, string> {
  return new Map(
    names(db)
      .all(campaignId)
      .map((row) => [row.folded, row.id]),
  );
}

/** The id of a campaign's creature of this name as `folded` gives it, of one of those of the same name; null for none. */
export function idOfName(db: Sqlite, campaignId: string, name: string): string | null {
  return ofName(db).pluck().get(campaignId, name) ?? null;
}

/** The names of a campaign's creatures as `folded` gives them. */
export function foldedNames(db: Sqlite, campaignId: string): ReadonlySet<string> {
  return new Set(idsByName(db, campaignId).keys());
}

/** The creature of an id, or null; removed ones aren't found. `UNREADABLE`, asked for under `path`, for a damaged one. */
export function findCreature(db: Sqlite, id: string, path?: string): Creature | null {
  const row = byId(db).get(id);
  return row === undefined ? null : readNamed('creature', row, readCreature, path);
}

/** The creatures of these ids that are there and can be read, in this order. */
export function readableCreatures(db: Sqlite, ids: readonly string[]): readonly Creature[] {
  const rows = byId(db);
  return readableRows(
    ids.flatMap((id) => rows.get(id) ?? []),
    readCreature,
  );
}

/** Refuses an id that no creature of a campaign has (`NOT_FOUND` under `field`); a damaged one is there. */
export function requireCreatureRow(db: Sqlite, id: string, campaignId: string, field: string): void {
  if (byId(db).get(id)?.campaign_id !== campaignId) notFound('creature', field);
}

/** The creature of an id; `NOT_FOUND` under `field` when there is none in that campaign. */
export function requireCreature(db: Sqlite, id: string, campaignId: string, field: string): Creature {
  const creature = findCreature(db, id, field);
  return creature?.campaignId === campaignId ? creature : notFound('creature', field);
}

/** Stores creatures, new or changed, with the words they are found by: all of them or none. */
export function storeCreatures(db: Sqlite, creatures: readonly Creature[]): void {
  inTransaction(db, () => {
    for (const { id, campaignId, name, hp, sheet, notes, tags } of creatures) {
      removeWords(db).run(id);
      const row = { id, campaignId, name, hp, notes, folded: folded(name), sheet: JSON.stringify(sheet) };
      write(db).run(row);
      putTags(db, id, tags);
      writeWords(db).run(id);
    }
  });
  bestiaryChanged(db);
}

/** Gives creatures other tags, all of them or none; says which they had. `NOT_FOUND` when one isn't there. */
export function retag(
  db: Sqlite,
  ids: readonly string[],
  change: (tags: readonly string[], id: string) => readonly string[],
): FormerTags {
  const former = new Map<string, { readonly ids: string[]; readonly tags: readonly string[] }>();
  inTransaction(db, () => {
    for (const id of ids) {
      const row = byId(db).get(id) ?? notFound('creature', 'ids');
      const tags = readList(row.tags, isText);
      const next = change(tags, id);
      if (next === tags) continue;
      removeWords(db).run(id);
      putTags(db, id, next);
      writeWords(db).run(id);
      const same = former.get(row.tags);
      if (same === undefined) former.set(row.tags, { ids: [id], tags });
      else same.ids.push(id);
    }
  });
  bestiaryChanged(db);
  return [...former.values()];
}

/** Whether a creature is starred. */
export function isStarred(db: Sqlite, id: string): boolean {
  return favouriteOf(db).pluck().get(id) === 1;
}

/** Stars a creature, or takes its star; `NOT_FOUND` under `id` when there is none. */
export function starCreature(db: Sqlite, id: string, favourite: boolean): void {
  if (setFavourite(db).run({ id, favourite: favourite ? 1 : 0 }).changes === 0) notFound('creature', 'id');
  bestiaryChanged(db);
}

/**
 * Takes a creature out of sight, from where `restoreCreature` brings it back; `at` is an ISO date-time. `NOT_FOUND`
 * under `field` when there is none.
 */
export function removeCreature(db: Sqlite, id: string, at: string, field = 'id'): void {
  if (setRemoved(db).run({ id, at }).changes === 0) notFound('creature', field);
  bestiaryChanged(db);
}

/** Brings a removed creature back, with its tags; a damaged one, too. */
export function restoreCreature(db: Sqlite, id: string): void {
  if (setRemoved(db).run({ id, at: null }).changes === 0) notFound('creature', 'id');
  bestiaryChanged(db);
}

function putTags(db: Sqlite, id: string, tags: readonly string[]): void {
  removeTags(db).run(id);
  [...new Set(tags)].forEach((tag, position) => writeTag(db).run(id, position, tag));
}
