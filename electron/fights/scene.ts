import type { Encounter } from '#shared/records/encounter.ts';
import { namesApart, shownName } from '#shared/combat/names.ts';
import { RodadaError } from '#shared/errors.ts';
import { sizeOf } from '#shared/rules/objects/campaign-tables.ts';
import type { PlacedObject } from '#shared/rules/placed-object.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { message } from '#shared/text/message.ts';
import { allMaterials, allObjectSizes, listObjectSizes } from '#electron/store/objects/objects.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';

/**
 * The objects of an encounter with ids `o1`, `o2` … and what its campaign's tables give each (O1, O4, O6); none where
 * the system doesn't count them. One whose row isn't in the tables is `NOT_FOUND`.
 */
export function sceneOf(
  db: Sqlite,
  { campaignId, objects }: Pick<Encounter, 'campaignId' | 'objects'>,
  system: RuleSystem,
): readonly PlacedObject[] {
  if (system.objects?.scene === undefined) return [];
  const tables = { sizes: allObjectSizes(db, campaignId), offered: listObjectSizes(db, campaignId) };
  const materials = allMaterials(db, campaignId);
  const placed = objects.flatMap((object) => {
    const size = sizeOf(object, tables);
    const material = materials.find(({ id }) => id === object.material);
    if (size === undefined || material === undefined)
      throw new RodadaError('NOT_FOUND', message('objects.withoutRow', { object: object.name }), {
        path: 'encounterId',
      });
    const { bonus, damageReduction } = material;
    const one = { ...object, size, material: { bonus, damageReduction } };
    return Array.from({ length: object.quantity }, () => one);
  });
  const names = namesApart(placed.map(({ name }) => ({ name, own: false })));
  return placed.map(({ size, material, moving, name }, index) => ({
    id: `o${index + 1}`,
    name: shownName(names[index] ?? { name, label: null }, DEFAULT_LOCALE),
    size: placedSize(size),
    material,
    moving,
  }));
}

function placedSize({ id, name, modifier }: ReturnType<typeof listObjectSizes>[number]) {
  return { id: 'plain' in name ? name.plain : id, modifier };
}
