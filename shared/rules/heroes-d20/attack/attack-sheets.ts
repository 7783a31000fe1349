import type { Combatant } from '#shared/combat/state.ts';
import type { AttackInput } from './attack-input.ts';
import { heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { sheetSlot, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/** What is said of an attack besides who, whom and with what. */
export type AttackChoices = Pick<AttackInput, 'defense' | 'mental' | 'power' | 'attackIndex' | 'intoMelee'>;

/** An attack as the resolver takes it, from the sheets and conditions of both. */
export function attackFrom(
  attacker: Combatant,
  target: Combatant,
  weapon: Weapon,
  { defense, mental, power, attackIndex, intoMelee }: AttackChoices,
): AttackInput {
  const { fortitude, reflex, will, armorClass, mentalArmor } = sheetSlot.read(target.sheet);
  return {
    kind: weapon.kind,
    defense,
    mental,
    power,
    attackIndex,
    intoMelee,
    weapon,
    attacker: attackerSide(attacker, target.id),
    target: {
      fortitude,
      reflex,
      will,
      armorClass,
      mentalArmor,
      bonus: 0,
      conditions: heldBy(target, attacker.id),
    },
  };
}

/** The attacker's part of an attack on `opponent` (null: on nobody, as on an object). */
export function attackerSide(attacker: Combatant, opponent: string | null): AttackInput['attacker'] {
  const { level, str, dex, int, fighting, aim } = sheetSlot.read(attacker.sheet);
  return { level, str, dex, int, fighting, aim, bonus: 0, conditions: heldBy(attacker, opponent) };
}
