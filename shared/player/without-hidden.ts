import type { CombatState } from '#shared/combat/state.ts';

/**
 * The fight as if those hidden from the players, and those who are still to come, had no part in it. Whatever is made for
 * the players is made from this, so that nothing of it can depend on them.
 */
export function withoutHidden(state: CombatState): CombatState {
  const combatants = state.combatants.filter(({ hidden }) => !hidden);
  const seen = new Set(combatants.map(({ id }) => id));
  const { order, linked, acted, turn, interrupted, ticks } = state;
  return {
    ...state,
    combatants,
    order: order.filter(({ id }) => seen.has(id)),
    linked: linked.map((link) => link.filter((id) => seen.has(id))).filter((link) => link.length > 1),
    acted: acted.filter((id) => seen.has(id)),
    turn: turn !== null && seen.has(turn.who) ? turn : null,
    interrupted: interrupted.filter(({ who }) => seen.has(who)),
    joining: [],
    reserves: [],
    lapsed: [],
    ticks: ticks.filter(({ target }) => seen.has(target)),
  };
}
