import { z } from 'zod';
import type { CheckedTable, RowName } from '#shared/api/damage.ts';
import { RodadaError } from '#shared/errors.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { message } from '#shared/text/message.ts';
import { bestiaryChanged } from '#electron/store/search/creature-order.ts';
import { readSetting, writeSetting } from '#electron/store/settings.ts';
import { inTransaction, statement, type Sqlite } from '#electron/store/sqlite.ts';
import { CHECKED_ROWS } from './checked-tables.ts';
import { isDamagedRow, rawColumns } from './damaged-rows.ts';

/** A row as it was, kept among the settings: what was damaged isn't thrown away. */
const keptRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

type KeptRow = z.output<typeof keptRow>;

const setOptions = statement('UPDATE campaigns SET options = ? WHERE id = ?');
const forgetKept = statement('DELETE FROM settings WHERE name = ?');

/**
 * Takes a damaged row out of sight, from where `restoreDamaged` brings it back as it was; `at` is an ISO date-time.
 * `NOT_ALLOWED` for one that can be read.
 */
export function removeDamaged(db: Sqlite, name: RowName, at: string): void {
  requireDamaged(db, name);
  const { table, key } = name;
  const { removedAt, key: sql } = CHECKED_ROWS[table];
  inTransaction(db, () => {
    if (removedAt === null) {
      keep(db, name);
      db.prepare(`DELETE FROM ${table} WHERE ${sql} = ?`).run(key);
    } else setRemoved(db, name, at);
  });
  bestiaryChanged(db);
}

/** Gives a campaign whose house options are damaged those its system begins with; `restoreDamaged` takes that back. */
export function resetOptions(db: Sqlite, name: RowName): void {
  requireDamaged(db, name);
  const row = rawColumns(db, name);
  const options = systemOf(String(row?.['system'])).options.parse({});
  inTransaction(db, () => {
    keep(db, name);
    setOptions(db).run(JSON.stringify(options), name.key);
  });
}

/** Makes a row that was taken out of sight, or begun anew, what it was. `NOT_FOUND` under `key` when nothing of it is kept. */
export function restoreDamaged(db: Sqlite, name: RowName): void {
  const kept = readSetting(db, keptName(name), keptRow);
  inTransaction(db, () => {
    if (kept !== null) putBack(db, name, kept);
    else if (CHECKED_ROWS[name.table].removedAt === null) notKept();
    else setRemoved(db, name, null);
  });
  bestiaryChanged(db);
}

function requireDamaged(db: Sqlite, name: RowName): void {
  if (!isDamagedRow(db, name))
    throw new RodadaError('NOT_ALLOWED', message('damage.isGood'), { path: 'key' });
}

function setRemoved(db: Sqlite, { table, key }: RowName, at: string | null): void {
  const sql = `UPDATE ${table} SET removed_at = ? WHERE ${CHECKED_ROWS[table].key} = ?`;
  if (db.prepare(sql).run(at, key).changes === 0) notKept();
}

function keptName({ table, key }: RowName): string {
  return `damaged:${table}:${key}`;
}

function keep(db: Sqlite, name: RowName): void {
  writeSetting(db, keptName(name), keptRow.parse(rawColumns(db, name) ?? notKept()));
}

/** Writes a row as it was, whatever the table's checks say of it. One that others point at is still there. */
function putBack(db: Sqlite, name: RowName, row: KeptRow): void {
  const { table, key } = name;
  const isThere = CHECKED_ROWS[table].removedAt !== null;
  if (!isThere && !isPart(table) && rawColumns(db, name) !== null) {
    throw new RodadaError('NOT_ALLOWED', message('damage.taken'), { path: 'key' });
  }
  db.pragma('ignore_check_constraints = ON');
  try {
    db.prepare(isThere ? updating(table, row) : inserting(table, row)).run({ ...row, row_key: key });
    forgetKept(db).run(keptName(name));
  } finally {
    db.pragma('ignore_check_constraints = OFF');
  }
}

function updating(table: CheckedTable, row: KeptRow): string {
  const columns = Object.keys(row).map((name) => `${name} = :${name}`);
  return `UPDATE ${table} SET ${columns.join(', ')} WHERE ${CHECKED_ROWS[table].key} = :row_key`;
}

/** A part of an encounter comes after the others: its place may have been taken. */
function inserting(table: CheckedTable, row: KeptRow): string {
  const after = `(SELECT ifnull(max(position), -1) + 1 FROM ${table} WHERE encounter_id = :encounter_id)`;
  const names = Object.keys(row);
  const values = names.map((name) => (name === 'position' && isPart(table) ? after : `:${name}`));
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES (${values.join(', ')})`;
}

function isPart(table: CheckedTable): boolean {
  return table === 'encounter_pieces' || table === 'encounter_objects';
}

function notKept(): never {
  throw new RodadaError('NOT_FOUND', message('damage.notFound'), { path: 'key' });
}
