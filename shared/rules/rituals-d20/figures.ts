import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { castingOf } from './acts/casting.ts';
import { fightOf } from './fight.ts';
import { reactionsLeft } from './attack/reactions.ts';
import { sceneOf } from './turn/scene.ts';

/** A combatant's running figures: reactions left (N5), and the ritual in progress while there is one (N12). */
export function figures(combatant: Combatant): JsonObject {
  const casting = castingOf(combatant);
  const reactions = reactionsLeft(combatant);
  return casting === null ? { reactions } : { reactions, casting };
}

/** The fight's running figures: the scene's count-down (N4) and who may answer a missed attack (N5), null when none. */
export function situation(state: CombatState): JsonObject {
  const scene = sceneOf(state);
  return { scene: scene === null ? null : { ...scene }, counter: fightOf(state).counter };
}
