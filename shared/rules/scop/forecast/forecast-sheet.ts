import type { Combatant } from '#shared/combat/state.ts';
import { ARMOR_TABLE, damageOf } from '#shared/rules/scop/attack/damage.ts';
import { otherDamage } from '#shared/rules/scop/attack/strike.ts';
import type { ScopOptions } from '#shared/rules/scop/options.ts';
import { sheetSlot, skillLevel, type Weapon } from '#shared/rules/scop/sheet/sheet.ts';
import { traitsOf } from '#shared/rules/scop/sheet/weapon.ts';

/** The weapon one is most skilled with, of those the one that adds most to damage, the earlier among equals; null for bare hands. */
export function favouredWeapon(combatant: Combatant): Weapon | null {
  const sheet = sheetSlot.read(combatant.sheet);
  const ranked = sheet.weapons.toSorted(
    (a, b) =>
      skillLevel(sheet, b.skill) - skillLevel(sheet, a.skill) ||
      damageBonus(combatant, b, 'none') - damageBonus(combatant, a, 'none'),
  );
  return ranked[0] ?? null;
}

/** Above every penalty a sheet can have, so that damage isn't cut off at 0. */
const GREAT_MARGIN = 1_000_000;

/** What counts in the damage of a hit besides the margin (S10). */
export function damageBonus(
  attacker: Combatant,
  weapon: Weapon | null,
  armor: keyof typeof ARMOR_TABLE,
): number {
  const sheet = sheetSlot.read(attacker.sheet);
  const { total } = damageOf({
    margin: GREAT_MARGIN,
    traits: traitsOf(weapon),
    melee: weapon?.kind !== 'ranged',
    strength: sheet.strength,
    others: otherDamage(sheet, weapon, 0),
    armor,
  });
  return total - GREAT_MARGIN;
}

/** The dice of one's attacks before wounds, opponents and the target's shield (S1, S10). */
export function attackDice({ sheet: raw }: Combatant, weapon: Weapon | null, options: ScopOptions): number {
  const sheet = sheetSlot.read(raw);
  const armor = options.armorOnAttacks ? ARMOR_TABLE[sheet.armor].dice : 0;
  return skillLevel(sheet, weapon?.skill ?? '') - armor;
}
