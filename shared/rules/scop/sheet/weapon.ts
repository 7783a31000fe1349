import { refuse } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { TRAITS, type Trait } from '#shared/rules/scop/attack/damage.ts';
import { sheetSlot, type Weapon } from './sheet.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The id under which bare hands are offered, unless a weapon on the sheet has it. */
export const UNARMED = 'unarmed';

/** A weapon of a combatant by id; null for bare hands. */
export function weaponOf({ sheet }: Combatant, id: string | null): Weapon | null {
  return sheetSlot.read(sheet).weapons.find((one) => one.id === id) ?? null;
}

/** As `weaponOf`, but an id that is neither on the sheet nor bare hands is refused, naming the field. */
export function requireWeapon(combatant: Combatant, id: string | null, field: string): Weapon | null {
  const weapon = weaponOf(combatant, id);
  if (weapon === null && id !== null && id !== UNARMED)
    refuse(scopMessage('error.noWeapon', { name: nameOf(combatant), weapon: id }), field);
  return weapon;
}

/** What a combatant's weapon is called. */
export function weaponName(weapon: Weapon | null): Message {
  return weapon === null ? scopMessage('weapon.unarmed') : plain(weapon.name);
}

/** The traits a weapon has (S10). */
export function traitsOf(weapon: Weapon | null): readonly Trait[] {
  return weapon === null ? [] : TRAITS.filter((trait) => weapon.traits[trait]);
}
