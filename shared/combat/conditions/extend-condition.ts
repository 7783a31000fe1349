import { heldLabel } from './known-conditions.ts';
import { findCondition, refuseAbsent } from './held.ts';
import { patchCombatant, patchState, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Condition, Ending } from '#shared/combat/state.ts';
import { message } from '#shared/text/message.ts';

/**
 * Makes a counted condition last longer. One that is still there ends that many rounds later; one that has just ended by
 * itself comes back, and ends that many rounds from now at the same count (H4). Refused when there is nothing to extend.
 */
export function extendCondition(play: Play, target: string, id: string, rounds: number): void {
  const combatant = requireCombatant(play.state, target, 'target');
  const held = findCondition(combatant, id);
  const lapsed = play.state.lapsed.find((one) => one.target === target && one.condition.id === id);
  const condition = held ?? lapsed?.condition;
  if (condition === undefined) refuseAbsent(play, combatant, id);
  if (condition.ends === null) refuse(message('error.conditionUncounted'), 'condition');
  const from = held === null ? play.state.round : condition.ends.round;
  const ends: Ending = { ...condition.ends, round: from + rounds };
  const longer: Condition = { ...condition, ends };
  patchCombatant(play, target, {
    conditions:
      held === null
        ? [...combatant.conditions, longer]
        : combatant.conditions.map((one) => (one.id === id ? longer : one)),
  });
  patchState(play, {
    lapsed: play.state.lapsed.filter((one) => one.target !== target || one.condition.id !== id),
  });
  const label = heldLabel(play.system, longer);
  play.events.push({ type: 'condition-extended', target: who(combatant), condition: id, label, ends });
}
