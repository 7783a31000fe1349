import { z } from 'zod';
import { patchState, type Play } from '../../combat/play.ts';
import { slotOf } from '../../combat/slot.ts';
import type { CombatState } from '../../combat/state.ts';

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
