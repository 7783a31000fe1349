import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { gripsOf } from '#shared/rules/kit/grips.ts';
import type { Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';

/** Grips (N9). */
export const {
  grapplerOf,
  heldInGrip: heldBy,
  beginGrapple,
  endGrapple,
  mendGrapples,
} = gripsOf({ freesDefeated: false });

/** The one a shot at this target may go at by mistake: the other one of the target's grapple, unless that is who shoots (N9). */
export function otherInTheWay(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  { kind }: Pick<Weapon, 'kind'>,
): Combatant | null {
  if (kind !== 'ranged' || target.conditions.length === 0) return null;
  const other = grapplerOf(state, target) ?? heldBy(state, target);
  return other === null || other.id === attacker.id ? null : other;
}
