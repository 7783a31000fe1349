import { findCounter } from '#shared/combat/counters/counters.ts';
import { REACTIONS } from '#shared/combat/counters/reactions.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import { castingOf } from './acts/casting.ts';
import { fightOf } from './fight.ts';
import { reactionsLeft } from './attack/reactions.ts';
import { sceneOf } from './turn/scene.ts';
import { ritualsMessage } from './words/texts.ts';

/** A combatant's running figures: reactions left (N5), and the ritual in progress while there is one (N12). */
export function figures(combatant: Combatant): JsonObject {
  const casting = castingOf(combatant);
  const reactions = reactionsLeft(combatant);
  return casting === null ? { reactions } : { reactions, casting };
}

/** Reactions left until its next turn, in words (N5). */
export function figuresLine(combatant: Combatant): readonly Message[] {
  const all = findCounter(combatant, REACTIONS)?.max ?? 0;
  return [ritualsMessage('tracker.reactionsOf', { left: reactionsLeft(combatant), all })];
}

/** The fight's running figures: the scene's count-down (N4) and who may answer a missed attack (N5), null when none. */
export function situation(state: CombatState): JsonObject {
  const scene = sceneOf(state);
  return { scene: scene === null ? null : { ...scene }, counter: fightOf(state).counter };
}
