import { SHIPPED_MATERIALS, type ObjectMaterial } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES, type ObjectSize } from '#shared/rules/objects/sizes.ts';
import { column, readableRows } from '#electron/store/columns.ts';
import { readMessage } from '#electron/store/json-column.ts';
import { inTransaction, statement, type Sqlite } from '#electron/store/sqlite.ts';

interface SizeRow {
  readonly code: string;
  readonly name: string;
  readonly max_meters: number | null;
  readonly modifier: number;
  readonly hidden: number;
}

interface MaterialRow {
  readonly code: string;
  readonly name: string;
  readonly bonus: number;
  readonly damage_reduction: number;
  readonly hidden: number;
}

const removeShippedSizes = statement('DELETE FROM object_sizes WHERE campaign_id IS NULL');
const insertShippedSize = statement(
  `INSERT INTO object_sizes (campaign_id, code, position, name, max_meters, modifier)
   VALUES (NULL, :code, :position, :name, :maxMeters, :modifier)`,
);
const removeShippedMaterials = statement('DELETE FROM materials WHERE campaign_id IS NULL');
const insertShippedMaterial = statement(
  `INSERT INTO materials (campaign_id, code, position, name, bonus, damage_reduction)
   VALUES (NULL, :code, :position, :name, :bonus, :damageReduction)`,
);

/** A campaign's own row stands in for the shipped one of the same code (O6). */
const ofCampaign = (table: string, columns: string, order = 'position') =>
  `SELECT ${columns}, hidden FROM ${table} AS row
   WHERE campaign_id = :campaignId OR (campaign_id IS NULL AND NOT EXISTS (
     SELECT 1 FROM ${table} AS own WHERE own.campaign_id = :campaignId AND own.code = row.code))
   ORDER BY ${order}, code`;

// A measure finds the first size whose bound isn't exceeded (O4), whatever a campaign did to the bounds.
const sizesOf = statement<SizeRow>(
  ofCampaign('object_sizes', 'code, name, max_meters, modifier', 'max_meters IS NULL, max_meters, position'),
);
const materialsOf = statement<MaterialRow>(ofCampaign('materials', 'code, name, bonus, damage_reduction'));

/** Makes the shipped rows what this version ships (O6); what campaigns changed stays theirs. */
export function seedObjects(db: Sqlite): void {
  inTransaction(db, () => {
    removeShippedSizes(db).run();
    SHIPPED_SIZES.forEach(({ id, name, maxMeters, modifier }, position) => {
      insertShippedSize(db).run({ code: id, position, name: JSON.stringify(name), maxMeters, modifier });
    });
    removeShippedMaterials(db).run();
    SHIPPED_MATERIALS.forEach(({ id, name, bonus, damageReduction }, position) => {
      insertShippedMaterial(db).run({
        code: id,
        position,
        name: JSON.stringify(name),
        bonus,
        damageReduction,
      });
    });
  });
}

/** A row of a table, and whether the campaign put it away. */
export type Stored<Row> = Row & { readonly hidden: boolean };

/** The sizes of a campaign that can be read, smallest first, those put away too (O6). */
export function allObjectSizes(db: Sqlite, campaignId: string): readonly Stored<ObjectSize>[] {
  return readableRows(
    sizesOf(db).all({ campaignId }),
    ({ code, name, max_meters: maxMeters, modifier, hidden }) => ({
      id: code,
      name: column('name', () => readMessage(name)),
      maxMeters,
      modifier,
      hidden: hidden === 1,
    }),
  );
}

/** The materials of a campaign that can be read, in their table's order, those put away too (O6). */
export function allMaterials(db: Sqlite, campaignId: string): readonly Stored<ObjectMaterial>[] {
  return readableRows(
    materialsOf(db).all({ campaignId }),
    ({ code, name, bonus, damage_reduction: damageReduction, hidden }) => ({
      id: code,
      name: column('name', () => readMessage(name)),
      bonus,
      damageReduction,
      hidden: hidden === 1,
    }),
  );
}

/** The sizes that a campaign offers, smallest first (O6). */
export function listObjectSizes(db: Sqlite, campaignId: string): readonly ObjectSize[] {
  return allObjectSizes(db, campaignId).flatMap(offered);
}

/** The materials that a campaign offers, in their table's order (O6). */
export function listMaterials(db: Sqlite, campaignId: string): readonly ObjectMaterial[] {
  return allMaterials(db, campaignId).flatMap(offered);
}

function offered<Row>({ hidden, ...row }: Stored<Row>): Omit<Stored<Row>, 'hidden'>[] {
  return hidden ? [] : [row];
}
