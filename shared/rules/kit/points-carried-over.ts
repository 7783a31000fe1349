import type { Combatant } from '#shared/combat/state.ts';
import type { LastingFigures } from '#shared/rules/system.ts';

/** What a character keeps where only points last beyond a fight: temporary ones stay behind, the sheet stays as it was. */
export function pointsCarriedOver(_before: Combatant, { hp, sheet }: Combatant): LastingFigures {
  return { hp: { current: Math.min(hp.current, hp.max), max: hp.max }, sheet };
}
