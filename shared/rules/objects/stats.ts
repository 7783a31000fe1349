import type { MaterialFigures } from './materials.ts';
import type { ObjectSize } from './sizes.ts';

/** What of a size counts on an object's figures. */
export type SizeModifier = Pick<ObjectSize, 'modifier'>;

const STILL_DIFFICULTY = 15; // O1
const MOVING_DIFFICULTY = 20; // O1
const BASE_HIT_POINTS = 50; // O2
const HIT_POINTS_PER_MODIFIER = 10; // O2

/** The difficulty (ND) of hitting an object that nobody carries (O1). */
export function objectDifficulty(size: SizeModifier, material: MaterialFigures, moving: boolean): number {
  return (moving ? MOVING_DIFFICULTY : STILL_DIFFICULTY) + material.bonus + size.modifier;
}

/** The hit points of a whole object: Ínfimo 20, Médio 50, Colossal 170 (O2). */
export function objectHitPoints(size: SizeModifier): number {
  return BASE_HIT_POINTS + HIT_POINTS_PER_MODIFIER * size.modifier;
}
