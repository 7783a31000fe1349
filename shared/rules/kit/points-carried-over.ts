import { countersTakenHome } from '#shared/combat/counters/home.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { LastingFigures } from '#shared/rules/system.ts';

/** What a character keeps where points and counters last beyond a fight: temporary points stay behind, the rest of the sheet stays as it was. */
export function pointsCarriedOver(_before: Combatant, after: Combatant): LastingFigures {
  const { current, max } = after.hp;
  return { hp: { current: Math.min(current, max), max }, sheet: countersTakenHome(after) };
}
