import { tableName, type CampaignFile } from '#shared/campaign-file/campaign-file.ts';
import { column, readableRows } from '#electron/store/columns.ts';
import {
  MATERIAL_COLUMNS,
  readOwnMaterial,
  readOwnSize,
  SIZE_COLUMNS,
  type OwnMaterialRow,
  type OwnSizeRow,
} from '#electron/store/objects/own-object-rows.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

type Size = CampaignFile['sizes'][number];
type Material = CampaignFile['materials'][number];

const sizes = statement<OwnSizeRow>(
  `SELECT ${SIZE_COLUMNS} FROM object_sizes
   WHERE campaign_id = ? ORDER BY position, code`,
);
const materials = statement<OwnMaterialRow>(
  `SELECT ${MATERIAL_COLUMNS} FROM materials
   WHERE campaign_id = ? ORDER BY position, code`,
);
const insertSize = statement(
  `INSERT INTO object_sizes (campaign_id, code, position, name, hidden, max_meters, modifier)
   VALUES (:campaignId, :code, :position, :name, :hidden, :maxMeters, :modifier)`,
);
const insertMaterial = statement(
  `INSERT INTO materials (campaign_id, code, position, name, hidden, bonus, damage_reduction)
   VALUES (:campaignId, :code, :position, :name, :hidden, :bonus, :damageReduction)`,
);

/** What a campaign's tables of objects have otherwise than the shipped ones (O6), as far as it can be read. */
export function ownObjects(
  db: Sqlite,
  campaignId: string,
): { readonly sizes: Size[]; readonly materials: Material[] } {
  return {
    sizes: [...readableRows(sizes(db).all(campaignId), filedSize)],
    materials: [...readableRows(materials(db).all(campaignId), filedMaterial)],
  };
}

/** Gives a new campaign its own rows in the tables of objects (O6). */
export function storeOwnObjects(
  db: Sqlite,
  campaignId: string,
  own: { readonly sizes: readonly Size[]; readonly materials: readonly Material[] },
): void {
  const columns = ({ name, hidden }: Size | Material) => ({
    campaignId,
    name: JSON.stringify(name),
    hidden: Number(hidden),
  });
  for (const size of own.sizes) insertSize(db).run({ ...size, ...columns(size) });
  for (const material of own.materials) insertMaterial(db).run({ ...material, ...columns(material) });
}

function filedSize(row: OwnSizeRow): Size {
  const { id: code, ...size } = readOwnSize(row);
  return { ...size, code, name: readName(row.name) };
}

function filedMaterial(row: OwnMaterialRow): Material {
  const { id: code, ...material } = readOwnMaterial(row);
  return { ...material, code, name: readName(row.name) };
}

function readName(text: string): Size['name'] {
  return column('name', () => tableName.parse(JSON.parse(text)));
}
