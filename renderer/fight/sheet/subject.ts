import type { Combatant } from '#shared/combat/state.ts';
import { combatantOf, type FightView } from '#renderer/fight/view.svelte.ts';

/** Whose sheet stands beside the fight: the one picked last, else the one in turn, else the first of the list. */
export function subjectOf(view: FightView, fixed: string | null = null): Combatant | null {
  const { state, picked, inTurn, rows } = view;
  return combatantOf(state, fixed) ?? combatantOf(state, picked.at(-1) ?? inTurn?.id ?? rows[0]?.id ?? null);
}
