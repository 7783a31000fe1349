import type { Combatant, CombatState } from '../../../../shared/combat/state.ts';

/** Whose reminders count now: the one's in turn; where turns are everybody's or a side's, all who are up. */
export function remindersNow({ status, turn, combatants }: CombatState): readonly Combatant[] {
  if (status !== 'running') return [];
  return combatants.filter(
    ({ id, reminder, standing }) => reminder !== '' && (turn === null ? standing === 'up' : turn.who === id),
  );
}
