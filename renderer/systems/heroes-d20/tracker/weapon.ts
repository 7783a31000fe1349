import type { Combatant } from '#shared/combat/state.ts';
import { sheetSlot, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/** What each further attack of one combat action costs on its roll (H14). */
export const ADDITIONAL_ATTACK_PENALTY = 4;

/** A weapon of somebody's sheet, or null. */
export function weaponOf(combatant: Combatant | null, id: string): Weapon | null {
  if (combatant === null) return null;
  return sheetSlot.read(combatant.sheet).weapons.find((weapon) => weapon.id === id) ?? null;
}
