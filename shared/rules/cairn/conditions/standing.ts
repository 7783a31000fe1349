import { ruledStanding } from '#shared/combat/health.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Combatant, Standing } from '#shared/combat/state.ts';
import { isKeptFromActing } from '#shared/combat/conditions/dials.ts';
import { conditions, type CairnConditionId } from './conditions.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import type { Attribute } from '#shared/rules/cairn/sheet/sheet.ts';

/** Whether a combatant has one of Cairn's conditions. */
export function has(combatant: Combatant, id: CairnConditionId): boolean {
  return hasCondition(combatant, id);
}

/** Dead: FOR has come to 0, something else killed it (C14), or the narrator says so. */
export function isDead(combatant: Combatant): boolean {
  return combatant.fate === 'dead' || has(combatant, 'dead') || spent(attributesOf(combatant).str);
}

/**
 * Up, down or defeated. 0 PG alone takes nobody out; dead or critically wounded PCs are down (C10), others are out of
 * the fight, and so is whoever has fled (C12). The narrator's word comes first.
 */
export function standingOf(combatant: Combatant): Standing {
  const ruled = ruledStanding(combatant);
  if (ruled !== null) return ruled;
  if (has(combatant, 'fled')) return 'defeated';
  const out =
    isDead(combatant) ||
    has(combatant, 'critical') ||
    has(combatant, 'mortal-wound') ||
    has(combatant, 'stabilised');
  if (!out) return 'up';
  return combatant.side === 'pc' ? 'down' : 'defeated';
}

/** Whether a combatant can act: still up, not paralysed at DES 0, not delirious at VON 0 (C14). */
export function canAct(combatant: Combatant): boolean {
  const { dex, wil } = attributesOf(combatant);
  return (
    standingOf(combatant) === 'up' && !spent(dex) && !spent(wil) && !isKeptFromActing(combatant, conditions)
  );
}

/** An attribute brought down to 0; one that never was more (0 of 0) isn't (C14). */
export function spent({ current, max }: Attribute): boolean {
  return current === 0 && max > 0;
}
