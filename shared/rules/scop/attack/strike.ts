import { damageOf, type Damage, type Strike } from './damage.ts';
import type { Outcome } from './hits.ts';
import { sheetSlot, type ScopSheet, type Weapon } from '#shared/rules/scop/sheet/sheet.ts';
import { traitsOf, weaponOf } from '#shared/rules/scop/sheet/weapon.ts';

/** The damage of an attack that hit: margin, weapon, Força, what the sheet and the narrator add, less armour (S10). */
export function strikeDamage(
  { attack: { attacker, intent } }: Outcome,
  hit: NonNullable<Outcome['hit']>,
): Damage {
  const sheet = sheetSlot.read(attacker.sheet);
  const weapon = weaponOf(attacker, intent.weapon);
  return damageOf({
    margin: hit.margin,
    traits: traitsOf(weapon),
    melee: !intent.ranged,
    strength: sheet.strength,
    others: otherDamage(sheet, weapon, intent.damageBonus),
    armor: sheetSlot.read(hit.target.sheet).armor,
  });
}

/** What counts in damage besides margin, traits, Força and armour (S10). */
export function otherDamage(sheet: ScopSheet, weapon: Weapon | null, situation: number): Strike['others'] {
  return [
    { label: 'term.weaponBonus', value: weapon?.damageBonus ?? 0 },
    { label: 'term.damageBonus', value: sheet.damageBonus },
    { label: 'term.damagePenalty', value: -sheet.damagePenalty },
    { label: 'term.situation', value: situation },
  ];
}
