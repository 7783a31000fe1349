import type { CombatEvent } from '#shared/combat/events.ts';

/** Whether a check is one of the attacks of its actor, worded and counted as hit or missed. */
export function countsAsAttack({ act, isAttack }: Extract<CombatEvent, { type: 'test' }>): boolean {
  return isAttack ?? act === 'attack';
}
