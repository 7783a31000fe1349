import { SHIPPED_MATERIALS, type ObjectMaterial } from '../../shared/rules/objects/materials.ts';
import { SHIPPED_SIZES, type ObjectSize } from '../../shared/rules/objects/sizes.ts';
import type { Message } from '../../shared/text/message.ts';
import { inTransaction, statement, type Sqlite } from './sqlite.ts';

interface SizeRow {
  readonly code: string;
  readonly name: string;
  readonly max_meters: number | null;
  readonly modifier: number;
}

interface MaterialRow {
  readonly code: string;
  readonly name: string;
  readonly bonus: number;
  readonly damage_reduction: number;
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
const inForce = (table: string, columns: string) =>
  `SELECT ${columns} FROM ${table} AS row
   WHERE hidden = 0 AND (campaign_id = :campaignId OR (campaign_id IS NULL AND NOT EXISTS (
     SELECT 1 FROM ${table} AS own WHERE own.campaign_id = :campaignId AND own.code = row.code)))
   ORDER BY position, code`;

const sizesInForce = statement<SizeRow>(inForce('object_sizes', 'code, name, max_meters, modifier'));
const materialsInForce = statement<MaterialRow>(inForce('materials', 'code, name, bonus, damage_reduction'));

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

/** The sizes of a campaign, smallest first (O6). */
export function listObjectSizes(db: Sqlite, campaignId: string): readonly ObjectSize[] {
  return sizesInForce(db)
    .all({ campaignId })
    .map(({ code, name, max_meters: maxMeters, modifier }) => ({
      id: code,
      name: readMessage(name),
      maxMeters,
      modifier,
    }));
}

/** The materials of a campaign, in their table's order (O6). */
export function listMaterials(db: Sqlite, campaignId: string): readonly ObjectMaterial[] {
  return materialsInForce(db)
    .all({ campaignId })
    .map(({ code, name, bonus, damage_reduction: damageReduction }) => ({
      id: code,
      name: readMessage(name),
      bonus,
      damageReduction,
    }));
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && ('key' in value || 'plain' in value);
}

function readMessage(text: string): Message {
  const value: unknown = JSON.parse(text);
  if (!isMessage(value)) throw new TypeError('A message was expected in the database.');
  return value;
}
