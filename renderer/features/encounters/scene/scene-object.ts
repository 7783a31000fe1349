import type { EncounterObject } from '#shared/records/encounter.ts';
import type { ObjectTables } from '#shared/api/objects.ts';
import { type ObjectStats, objectStats, sizeOf } from '#shared/rules/objects/campaign-tables.ts';
import type { ObjectSize } from '#shared/rules/objects/sizes.ts';

/** Stands among the sizes for giving a measure instead. */
export const BY_METERS = 'by-meters';

/** What most objects of a scene are, as far as the campaign still has it. */
const USUAL = { size: 'medium', material: 'wood' } as const;

/** Metres of somebody's height: what a measure begins with where the size says none. */
const USUAL_METERS = 2;

/** An object just put into the scene; null while a table has nothing to offer. */
export function plainObject(tables: ObjectTables, name: string): EncounterObject | null {
  const size = usual(tables.sizes, USUAL.size);
  const material = usual(tables.materials, USUAL.material);
  if (size === undefined || material === undefined) return null;
  return { name, quantity: 1, size: size.id, meters: null, material: material.id, moving: false };
}

/** The rows one can choose from: those in the table, and the one chosen although it was put away. */
export function choicesOf<Row extends { readonly id: string; readonly hidden: boolean }>(
  rows: readonly Row[],
  chosen: string | null,
): readonly Row[] {
  return rows.filter(({ id, hidden }) => !hidden || id === chosen);
}

/** The change that gives an object a size of the table, or a measure that begins with the bound of its size. */
export function sizedBy(
  choice: string,
  { size }: Pick<EncounterObject, 'size'>,
  { sizes }: ObjectTables,
): Pick<EncounterObject, 'size' | 'meters'> {
  if (choice !== BY_METERS) return { size: choice, meters: null };
  const bound = sizes.find(({ id }) => id === size)?.maxMeters;
  return { size: null, meters: bound ?? USUAL_METERS };
}

/** What an object of the scene is by the campaign's tables; null where they have no row for it (O1, O2, O4, O6). */
export function sceneObjectFigures(
  object: Pick<EncounterObject, 'size' | 'meters' | 'material' | 'moving'>,
  { sizes, materials }: ObjectTables,
): { readonly size: ObjectSize; readonly stats: ObjectStats } | null {
  const size = sizeOf(object, { sizes, offered: sizes.filter(({ hidden }) => !hidden) });
  const material = materials.find(({ id }) => id === object.material);
  if (size === undefined || material === undefined) return null;
  return { size, stats: objectStats(size, material, object.moving) };
}

function usual<Row extends { readonly id: string; readonly hidden: boolean }>(
  rows: readonly Row[],
  wanted: string,
): Row | undefined {
  const offered = rows.filter(({ hidden }) => !hidden);
  return offered.find(({ id }) => id === wanted) ?? offered[0];
}
