import type { OwnMaterial, OwnSize } from '#shared/api/objects.ts';
import type { Message } from '#shared/text/message.ts';
import { readMessage } from '#electron/store/json-column.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

interface RowBase {
  readonly code: string;
  readonly position: number;
  readonly name: string;
  readonly hidden: number;
}

interface SizeRow extends RowBase {
  readonly max_meters: number | null;
  readonly modifier: number;
}

interface MaterialRow extends RowBase {
  readonly bonus: number;
  readonly damage_reduction: number;
}

/** The rows that a campaign has of its own in one of the tables of objects, put away or not (O6). */
export interface OwnRows<Row> {
  readonly list: (db: Sqlite, campaignId: string) => readonly Row[];
  readonly put: (db: Sqlite, campaignId: string, row: Row) => void;
  readonly drop: (db: Sqlite, campaignId: string, id: string) => void;
}

const sizesOf = statement<SizeRow>(
  `SELECT code, position, name, hidden, max_meters, modifier FROM object_sizes
   WHERE campaign_id = ? ORDER BY position, code`,
);
const materialsOf = statement<MaterialRow>(
  `SELECT code, position, name, hidden, bonus, damage_reduction FROM materials
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

/** A campaign's own sizes. */
export const ownSizes: OwnRows<OwnSize> = {
  list: (db, campaignId) =>
    sizesOf(db)
      .all(campaignId)
      .map((row) => ({ ...shared(row), maxMeters: row.max_meters, modifier: row.modifier })),
  put(db, campaignId, row) {
    dropSize(db).run(campaignId, row.id);
    putSize(db).run({ ...row, ...columns(row), campaignId });
  },
  drop: (db, campaignId, id) => void dropSize(db).run(campaignId, id),
};

/** A campaign's own materials. */
export const ownMaterials: OwnRows<OwnMaterial> = {
  list: (db, campaignId) =>
    materialsOf(db)
      .all(campaignId)
      .map((row) => ({ ...shared(row), bonus: row.bonus, damageReduction: row.damage_reduction })),
  put(db, campaignId, row) {
    dropMaterial(db).run(campaignId, row.id);
    putMaterial(db).run({ ...row, ...columns(row), campaignId });
  },
  drop: (db, campaignId, id) => void dropMaterial(db).run(campaignId, id),
};

function shared({ code, position, name, hidden }: RowBase) {
  return { id: code, position, name: readMessage(name), hidden: hidden === 1 };
}

function columns({ name, hidden }: { readonly name: Message; readonly hidden: boolean }) {
  return { name: JSON.stringify(name), hidden: Number(hidden) };
}
