import type { Combatant } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import type { HealthRules } from '#shared/rules/system.ts';

/**
 * How many points somebody has to lose at once, temporary ones included, to be down. Null for one who is down already, and
 * where no loss does it.
 */
export function pointsToFall(
  { standing, lowest }: Pick<HealthRules, 'standing' | 'lowest'>,
  combatant: Combatant,
  options: JsonObject,
): number | null {
  const { hp } = combatant;
  const isUp = (current: number): boolean =>
    standing({ ...combatant, hp: { ...hp, current } }, options) === 'up';
  if (!isUp(hp.current)) return null;
  const floor = lowest(combatant);
  for (let left = hp.current - 1; left >= floor; left -= 1)
    if (!isUp(left)) return hp.current - left + hp.temp;
  return null;
}
