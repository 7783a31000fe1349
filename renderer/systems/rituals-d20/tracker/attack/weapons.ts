import type { Combatant } from '#shared/combat/state.ts';
import { RodadaError } from '#shared/errors.ts';
import { requireUsableWeapon } from '#shared/rules/rituals-d20/acts/able.ts';
import type { AttackManner } from '#shared/rules/rituals-d20/attack/attack-words.ts';
import { sheetSlot, type Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import type { Message } from '#shared/text/message.ts';

/** A weapon to strike with, and why it can't be used now (null: it can). */
export interface WeaponOffer {
  readonly weapon: Weapon;
  readonly refusal: Message | null;
}

/** What one may strike with in this manner: charges and counter-attacks are melee (N5, N11); a grip forbids some (N9). */
export function weaponsFor(combatant: Combatant, manner: AttackManner): readonly WeaponOffer[] {
  return sheetSlot
    .read(combatant.sheet)
    .weapons.filter(({ kind }) => manner === 'attack' || kind === 'melee')
    .map((weapon) => ({ weapon, refusal: refusalOf(() => requireUsableWeapon(combatant, weapon.id)) }));
}

/** The weapon asked for, else the first that can be used, else the first. */
export function weaponMeant(offers: readonly WeaponOffer[], wanted: string | null): WeaponOffer | null {
  return (
    offers.find(({ weapon }) => weapon.id === wanted) ??
    offers.find(({ refusal }) => refusal === null) ??
    offers[0] ??
    null
  );
}

/** The blows without a weapon of a sheet, with which one crushes (N9). */
export function unarmedBlows({ sheet }: Combatant): readonly Weapon[] {
  return sheetSlot.read(sheet).weapons.filter(({ hands }) => hands === 0);
}

function refusalOf(act: () => unknown): Message | null {
  try {
    act();
    return null;
  } catch (thrown) {
    if (thrown instanceof RodadaError) return thrown.said;
    throw thrown;
  }
}
