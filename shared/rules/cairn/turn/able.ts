import { isKeptFromActing } from '#shared/combat/conditions/dials.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { canAct } from '#shared/rules/cairn/conditions/standing.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';

/**
 * Whether a combatant can act in its side's step: it could when the step began, for who is felled in it still completes it
 * (C2), or can now. What the narrator made to keep its bearer from acting does so at once: nothing new is declared.
 */
export function isAble(state: CombatState, combatant: Combatant): boolean {
  if (canAct(combatant)) return true;
  return fightOf(state).able.includes(combatant.id) && !isKeptFromActing(combatant, []);
}
