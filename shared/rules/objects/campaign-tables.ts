import type { MaterialFigures } from './materials.ts';
import { sizeFromMeters, type ObjectSize } from './sizes.ts';
import { objectDifficulty, objectHitPoints } from './stats.ts';

/** The size of an object by its row or its measure: one. */
export interface Measured {
  readonly size: string | null;
  readonly meters: number | null;
}

/** A campaign's sizes: all that its objects may still have, and those that measures and choices find. */
export interface SizeTable {
  readonly sizes: readonly ObjectSize[];
  readonly offered: readonly ObjectSize[];
}

/** The size of an object in a campaign's table (O4, O6); undefined where the table has none for it. */
export function sizeOf({ size, meters }: Measured, { sizes, offered }: SizeTable): ObjectSize | undefined {
  return meters === null ? sizes.find(({ id }) => id === size) : sizeFromMeters(meters, offered);
}

/** What an attack on an object must reach, what it withstands, and what damage loses on it (O1, O2, O3). */
export interface ObjectStats {
  readonly difficulty: number;
  readonly hitPoints: number;
  readonly damageReduction: number;
}

/** The figures of a whole object that nobody carries (O1, O2, O5). */
export function objectStats(
  size: Pick<ObjectSize, 'modifier'>,
  material: MaterialFigures,
  moving: boolean,
): ObjectStats {
  return {
    difficulty: objectDifficulty(size, material, moving),
    hitPoints: objectHitPoints(size),
    damageReduction: material.damageReduction,
  };
}
