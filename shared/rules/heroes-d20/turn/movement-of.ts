import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { activePowers, powerOf } from '#shared/rules/heroes-d20/powers/active-powers.ts';
import { movementMeters } from './movement.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/** Metres of one movement now: none while held, half while holding somebody; speed powers count while they are kept (H17, H20). */
export function metersOf(combatant: Combatant): number {
  if (hasCondition(combatant, 'grappled')) return 0;
  const { dex, speedster } = sheetSlot.read(combatant.sheet);
  let speed = speedster?.bonus ?? 0;
  for (const { id } of activePowers(combatant)) speed += powerOf(combatant, id)?.speedBonus ?? 0;
  const meters = movementMeters(dex, speed === 0 ? null : speed);
  return hasCondition(combatant, 'grappling') ? Math.floor(meters / 2) : meters;
}
