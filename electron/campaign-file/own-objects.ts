import { tableName, type CampaignFile } from '#shared/campaign-file/campaign-file.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

type Size = CampaignFile['sizes'][number];
type Material = CampaignFile['materials'][number];

interface Row {
  readonly code: string;
  readonly position: number;
  readonly name: string;
  readonly hidden: number;
}

interface SizeRow extends Row {
  readonly max_meters: number | null;
  readonly modifier: number;
}

interface MaterialRow extends Row {
  readonly bonus: number;
  readonly damage_reduction: number;
}

const sizes = statement<SizeRow>(
  `SELECT code, position, name, hidden, max_meters, modifier FROM object_sizes
   WHERE campaign_id = ? ORDER BY position, code`,
);
const materials = statement<MaterialRow>(
  `SELECT code, position, name, hidden, bonus, damage_reduction FROM materials
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

function shared({ code, position, name, hidden }: Row): Pick<Size, 'code' | 'position' | 'name' | 'hidden'> {
  return { code, position, name: readName(name), hidden: hidden === 1 };
}

/** What a campaign's tables of objects have otherwise than the shipped ones (O6). */
export function ownObjects(
  db: Sqlite,
  campaignId: string,
): { readonly sizes: Size[]; readonly materials: Material[] } {
  return {
    sizes: sizes(db)
      .all(campaignId)
      .map((row) => ({ ...shared(row), maxMeters: row.max_meters, modifier: row.modifier })),
    materials: materials(db)
      .all(campaignId)
      .map((row) => ({ ...shared(row), bonus: row.bonus, damageReduction: row.damage_reduction })),
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

function readName(text: string): Size['name'] {
  return tableName.parse(JSON.parse(text));
}
