import type { Character } from '#shared/api/campaigns.ts';
import type { LastingFigures } from '#shared/rules/system.ts';
import { folded } from '#shared/text/folded.ts';
import { atLeast, column, readableRows, readNamed } from './columns.ts';
import { readObject } from './json-column.ts';
import { notFound } from './not-found.ts';
import { statement, type Sqlite } from './sqlite.ts';
import { tryReading } from './unreadable.ts';

/** A character's row. */
export interface CharacterRow {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly hp_current: number;
  readonly hp_max: number;
  readonly sheet: string;
  readonly notes: string;
}

/** The columns that `readCharacter` reads. */
export const CHARACTER_COLUMNS = 'id, campaign_id, name, hp_current, hp_max, sheet, notes';
const ofCampaign = statement<CharacterRow>(
  `SELECT ${CHARACTER_COLUMNS} FROM characters WHERE campaign_id = ? AND removed_at IS NULL ORDER BY folded, id`,
);
const byId = statement<CharacterRow>(
  `SELECT ${CHARACTER_COLUMNS} FROM characters WHERE id = ? AND removed_at IS NULL`,
);
const write = statement(
  `INSERT INTO characters (id, campaign_id, name, folded, hp_current, hp_max, sheet, notes)
   VALUES (:id, :campaignId, :name, :folded, :current, :max, :sheet, :notes)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded, hp_current = excluded.hp_current,
     hp_max = excluded.hp_max, sheet = excluded.sheet, notes = excluded.notes`,
);
const setRemoved = statement('UPDATE characters SET removed_at = :at WHERE id = :id');
const setFigures = statement(
  'UPDATE characters SET hp_current = :current, hp_max = :max, sheet = :sheet WHERE id = :id',
);

/** A character from its row; `UNREADABLE` where it isn't what was stored. */
export function readCharacter({
  campaign_id: campaignId,
  hp_current,
  hp_max,
  ...row
}: CharacterRow): Character {
  const { id, name, notes } = row;
  const hp = { current: hp_current, max: atLeast('points', 0, hp_max) };
  return { id, campaignId, name, hp, sheet: column('sheet', () => readObject(row.sheet)), notes };
}

/** The characters of a campaign that can be read, by name. */
export function listCharacters(db: Sqlite, campaignId: string): readonly Character[] {
  return readableRows(ofCampaign(db).all(campaignId), readCharacter);
}

/** The character of an id, or null; removed ones aren't found. `UNREADABLE`, asked for under `path`, for a damaged one. */
export function findCharacter(db: Sqlite, id: string, path?: string): Character | null {
  const row = byId(db).get(id);
  return row === undefined ? null : readNamed('character', row, readCharacter, path);
}

/** The character of an id, or null where it isn't there, was removed or is damaged. */
export function readableCharacter(db: Sqlite, id: string): Character | null {
  const tried = tryReading(() => findCharacter(db, id));
  return 'read' in tried ? tried.read : null;
}

/** Refuses an id that no character of a campaign has (`NOT_FOUND` under `field`); a damaged one is there. */
export function requireCharacterRow(db: Sqlite, id: string, campaignId: string, field: string): void {
  if (byId(db).get(id)?.campaign_id !== campaignId) notFound('character', field);
}

/** The character of an id; `NOT_FOUND` under `field` when there is none in that campaign. */
export function requireCharacter(db: Sqlite, id: string, campaignId: string, field: string): Character {
  const character = findCharacter(db, id, field);
  return character?.campaignId === campaignId ? character : notFound('character', field);
}

/** Stores a new character or one changed. */
export function storeCharacter(db: Sqlite, { hp, sheet, ...character }: Character): void {
  const { current, max } = hp;
  write(db).run({
    ...character,
    folded: folded(character.name),
    current,
    max,
    sheet: JSON.stringify(sheet),
  });
}

/** Takes a character out of sight, from where `restoreCharacter` brings it back; `at` is an ISO date-time. */
export function removeCharacter(db: Sqlite, id: string, at: string): void {
  if (setRemoved(db).run({ id, at }).changes === 0) notFound('character', 'id');
}

/** Brings a removed character back. */
export function restoreCharacter(db: Sqlite, id: string): Character {
  setRemoved(db).run({ id, at: null });
  return findCharacter(db, id) ?? notFound('character', 'id');
}

/** Writes the points and the sheet of a character. */
export function storeFigures(db: Sqlite, id: string, { hp, sheet }: LastingFigures): void {
  setFigures(db).run({ id, ...hp, sheet: JSON.stringify(sheet) });
}
