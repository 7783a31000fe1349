import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** Those whose step it is where sides act in turn; null where it is one's turn, or everybody's. */
export function actingSide(
  { playerBoard }: Pick<RuleSystem, 'playerBoard'>,
  state: CombatState,
): readonly string[] | null {
  return playerBoard?.(state).groups.find(({ now }) => now)?.members ?? null;
}

/** Whose reminders count now: the one's in turn; where turns are a side's or everybody's, those of all in it who are up. */
export function remindersNow(
  { status, turn, combatants }: CombatState,
  side: readonly string[] | null = null,
): readonly Combatant[] {
  if (status !== 'running') return [];
  const inTurn = ({ id, standing }: Combatant): boolean =>
    turn === null ? standing === 'up' && (side === null || side.includes(id)) : turn.who === id;
  return combatants.filter((one) => one.reminder !== '' && inTurn(one));
}
