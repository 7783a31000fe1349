import { dialTotal } from '#shared/combat/conditions/dials.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { MAX_ARMOR, sheetSlot } from '#shared/rules/cairn/sheet/sheet.ts';
import type { Stance } from '#shared/rules/cairn/attack/stance.ts';
import { conditions } from './conditions.ts';

/** The stances that conditions of the attacker bring to its attacks (C6). */
export function heldStances(attacker: Combatant): readonly Stance[] {
  return (['impaired', 'enhanced'] as const).filter((dial) => dialTotal(attacker, conditions, [dial]) > 0);
}

/** The armour of one attacked: its own with what conditions add, 0 to 3 (C5). */
export function armorOf(combatant: Combatant): number {
  const { armor } = sheetSlot.read(combatant.sheet);
  if (combatant.conditions.length === 0) return armor;
  return Math.min(MAX_ARMOR, Math.max(0, armor + dialTotal(combatant, conditions, ['armor'])));
}
