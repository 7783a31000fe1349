import { findCondition, hasCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { onWhom } from '#shared/rules/rituals-d20/conditions/conditions.ts';

/** Whether an attack on this target has the die of an aim: the aim was at it, or at nobody in particular (N10). */
export function aimsAt(attacker: Combatant, target: Combatant): boolean {
  const aim = findCondition(attacker, 'aiming');
  if (aim === null) return false;
  const aimed = onWhom(aim);
  return aimed === null || aimed === target.id;
}

/** An attack check has been made: the aim is over, whoever it went at (N10). */
export function useAim(play: Play, attacker: string): void {
  if (hasCondition(requireCombatant(play.state, attacker), 'aiming'))
    removeCondition(play, attacker, 'aiming');
}
