import { slotsOfDice } from '#shared/rules/kit/slots-of-dice.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import type { Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const ATTACK: DiceSlot = { purpose: 'attack', label: heroesMessage('slot.attack'), sides: 20, count: 1 };
const DEFENSE: DiceSlot = { purpose: 'defense', label: heroesMessage('slot.defense'), sides: 20, count: 1 };
const CHECK_DIE: DiceSlot = { purpose: 'test', label: heroesMessage('slot.test'), sides: 20, count: 1 };
const OPPOSED: DiceSlot = { ...DEFENSE, label: heroesMessage('slot.opposed') };
const DAMAGE = heroesMessage('slot.damage');

/** The die of `test`, `cast`, `recover`, `power` and `feint` (H15, H25, H26). */
export const CHECK_SLOTS: readonly DiceSlot[] = [CHECK_DIE];

/** The dice of `break-free` and of a manoeuvre without a weapon (H20–H23). */
export const OPPOSED_SLOTS: readonly DiceSlot[] = [ATTACK, OPPOSED];

/** The dice of an attack: attack, defence, then damage (H8). */
export function attackSlots(weapon: Weapon): readonly DiceSlot[] {
  return [ATTACK, DEFENSE, ...damageSlots(weapon)];
}

/** The dice of the manoeuvre that breaks an item: both checks, then damage (H24). */
export function sunderSlots(weapon: Weapon): readonly DiceSlot[] {
  return [...OPPOSED_SLOTS, ...damageSlots(weapon)];
}

/** The dice of an attack on an object: attack, then damage (O1, O3). */
export function objectSlots(weapon: Weapon): readonly DiceSlot[] {
  return [ATTACK, ...damageSlots(weapon)];
}

function damageSlots({ damage }: Weapon): readonly DiceSlot[] {
  return slotsOfDice(damage, 'damage', DAMAGE);
}
