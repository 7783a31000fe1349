import { z } from 'zod';
import { patchState, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import type { PlacedObject } from '#shared/rules/placed-object.ts';
import { objectDifficulty, objectHitPoints } from '#shared/rules/objects/stats.ts';

const sceneObject = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Id of a shipped size, or the name of another one. */
  size: z.string(),
  moving: z.boolean(),
  /** What an attack on it must reach while nobody carries it (O1). */
  difficulty: z.int(),
  hitPoints: z.int().min(0),
  maxHitPoints: z.int(),
  damageReduction: z.int().min(0),
  /** Id of the combatant who carries it, or null. */
  heldBy: z.string().nullable(),
});

/** An object of the scene as it is now; at 0 hit points it is destroyed (O3). */
export type SceneObject = z.infer<typeof sceneObject>;

const fightSchema = z.strictObject({
  /** Objects of the scene, in the order they were added. */
  objects: z.array(sceneObject).readonly().default([]),
});

/** What heroes-d20 keeps of the whole fight. */
export type HeroesFight = z.infer<typeof fightSchema>;

const fightSlot = slotOf(fightSchema);

/** The system's running state of the fight. */
export function fightOf(state: CombatState): HeroesFight {
  return fightSlot.read(state.own, 'own');
}

/** Changes the system's running state of the fight. */
export function patchFight(play: Play, patch: Partial<HeroesFight>): void {
  patchState(play, { own: fightSlot.write({ ...fightOf(play.state), ...patch }) });
}

/** A whole object with the figures of its size and material (O1, O2). */
export function wholeObject({ id, name, size, material, moving }: PlacedObject): SceneObject {
  const maxHitPoints = objectHitPoints(size);
  return {
    id,
    name,
    size: size.id,
    moving,
    difficulty: objectDifficulty(size, material, moving),
    hitPoints: maxHitPoints,
    maxHitPoints,
    damageReduction: material.damageReduction,
    heldBy: null,
  };
}

/** The running state of a fight that begins with these objects in its scene. */
export function sceneWith(objects: readonly PlacedObject[]): JsonObject {
  return fightSlot.write({ objects: objects.map(wholeObject) });
}
