import type { OwnMaterial, OwnSize } from '#shared/api/objects.ts';
import type { Message } from '#shared/text/message.ts';
import { atLeast, column, readableRows } from '#electron/store/columns.ts';
import { readMessage } from '#electron/store/json-column.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

interface RowBase {
  readonly code: string;
  readonly position: number;
  readonly name: string;
  readonly hidden: number;
}

/** A row of the sizes. */
export interface OwnSizeRow extends RowBase {
  readonly max_meters: number | null;
  readonly modifier: number;
}

/** A row of the materials. */
export interface OwnMaterialRow extends RowBase {
  readonly bonus: number;
  readonly damage_reduction: number;
}

/** The rows that a campaign has of its own in one of the tables of objects, put away or not (O6). */
export interface OwnRows<Row> {
  readonly list: (db: Sqlite, campaignId: string) => readonly Row[];
  readonly put: (db: Sqlite, campaignId: string, row: Row) => void;
  readonly drop: (db: Sqlite, campaignId: string, id: string) => void;
}

/** The columns that `readOwnSize` reads. */
export const SIZE_COLUMNS = 'code, position, name, hidden, max_meters, modifier';
/** The columns that `readOwnMaterial` reads. */
export const MATERIAL_COLUMNS = 'code, position, name, hidden, bonus, damage_reduction';
const sizesOf = statement<OwnSizeRow>(
  `SELECT ${SIZE_COLUMNS} FROM object_sizes
   WHERE campaign_id = ? ORDER BY position, code`,
);
const materialsOf = statement<OwnMaterialRow>(
  `SELECT ${MATERIAL_COLUMNS} FROM materials
   WHERE campaign_id = ? ORDER BY position, code`,
);
const dropSize = statement('DELETE FROM object_sizes WHERE campaign_id = ? AND code = ?');
const dropMaterial = statement('DELETE FROM materials WHERE campaign_id = ? AND code = ?');
const putSize = statement(
  `INSERT INTO object_sizes (campaign_id, code, position, name, max_meters, modifier, hidden)
   VALUES (:campaignId, :id, :position, :name, :maxMeters, :modifier, :hidden)`,
);
const putMaterial = statement(
  `INSERT INTO materials (campaign_id, code, position, name, bonus, damage_reduction, hidden)
   VALUES (:campaignId, :id, :position, :name, :bonus, :damageReduction, :hidden)`,
);

/** A campaign's own size from its row; `UNREADABLE` where it isn't what was stored. */
export function readOwnSize(row: OwnSizeRow): OwnSize {
  return { ...shared(row), maxMeters: row.max_meters, modifier: row.modifier };
}

/** A campaign's own material from its row; `UNREADABLE` where it isn't what was stored. */
export function readOwnMaterial(row: OwnMaterialRow): OwnMaterial {
  const damageReduction = atLeast('points', 0, row.damage_reduction);
  return { ...shared(row), bonus: row.bonus, damageReduction };
}

/** A campaign's own sizes that can be read. */
export const ownSizes: OwnRows<OwnSize> = {
  list: (db, campaignId) => readableRows(sizesOf(db).all(campaignId), readOwnSize),
  put(db, campaignId, row) {
    dropSize(db).run(campaignId, row.id);
    putSize(db).run({ ...row, ...columns(row), campaignId });
  },
  drop: (db, campaignId, id) => void dropSize(db).run(campaignId, id),
};

/** A campaign's own materials that can be read. */
export const ownMaterials: OwnRows<OwnMaterial> = {
  list: (db, campaignId) => readableRows(materialsOf(db).all(campaignId), readOwnMaterial),
  put(db, campaignId, row) {
    dropMaterial(db).run(campaignId, row.id);
    putMaterial(db).run({ ...row, ...columns(row), campaignId });
  },
  drop: (db, campaignId, id) => void dropMaterial(db).run(campaignId, id),
};

function shared({ code, position, name, hidden }: RowBase) {
  return { id: code, position, name: column('name', () => readMessage(name)), hidden: hidden === 1 };
}

function columns({ name, hidden }: { readonly name: Message; readonly hidden: boolean }) {
  return { name: JSON.stringify(name), hidden: Number(hidden) };
}
