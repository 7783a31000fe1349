import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { leaderOf } from '#shared/combat/turns/links.ts';

/** Those after whom one may go: they act later, not in a place shared with it, and one of them is the last (N13). */
export function actingLater(state: CombatState, id: string): readonly Combatant[] {
  const own = state.order.findIndex((entry) => entry.id === id);
  if (own === -1) return [];
  const leader = leaderOf(state.linked, id);
  return state.order.slice(own + 1).flatMap((entry) => {
    if (leaderOf(state.linked, entry.id) === leader) return [];
    const combatant = state.combatants.find((one) => one.id === entry.id);
    return combatant === undefined || combatant.standing === 'defeated' ? [] : [combatant];
  });
}
