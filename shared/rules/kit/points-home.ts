import type { Combatant } from '#shared/combat/state.ts';
import type { Homecoming } from '#shared/rules/system.ts';

/** What a character takes home where only points last beyond a fight: temporary ones stay behind, the sheet stays as it was. */
export function pointsHome(_before: Combatant, { hp, sheet }: Combatant): Homecoming {
  return { hp: { current: Math.min(hp.current, hp.max), max: hp.max }, sheet };
}
