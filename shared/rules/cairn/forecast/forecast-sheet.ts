import { armorOf } from '#shared/rules/cairn/conditions/counted-conditions.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { DamageDice } from '#shared/rules/cairn/attack/damage-dice.ts';
import { woundOdds } from '#shared/rules/cairn/attack/odds.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { sheetSlot } from '#shared/rules/cairn/sheet/sheet.ts';
import { diceAgainst, findWeapon, type Armament } from '#shared/rules/cairn/sheet/weapon.ts';

/** What somebody attacks with from beginning to end, and how many it reaches. */
export interface Means {
  /** Null: bare hands. */
  readonly weapon: string | null;
  readonly armament: Armament;
  readonly reach: number;
}

/** The weapon that takes most off the opponents it reaches, on average, the earlier among equals; bare hands without any. */
export function meansOf(attacker: Combatant, opponents: readonly Combatant[]): Means {
  const ids = sheetSlot.read(attacker.sheet).weapons.map(({ id }) => id);
  let favoured: Means | null = null;
  let most = -1;
  for (const weapon of ids.length > 0 ? ids : [null]) {
    const armament = findWeapon(attacker, weapon);
    const reach = reachOf(attacker, opponents, armament);
    const taken = opponents.reduce((sum, target) => sum + meanDamage(attacker, target, armament), 0);
    const inAll = taken * Math.min(reach, opponents.length);
    if (inAll <= most) continue;
    favoured = { weapon, armament, reach };
    most = inAll;
  }
  return favoured ?? { weapon: null, armament: findWeapon(attacker, null), reach: 1 };
}

/** The dice of an attack on one target, and the armour in their way (C5, C6, C11). */
export function swingAt(
  attacker: Combatant,
  target: Combatant,
  armament: Armament,
): { readonly dice: DamageDice; readonly armor: number; readonly ignoresArmor: boolean } {
  const { dice } = diceAgainst(attacker, target, armament, 'normal');
  return { dice, armor: armorOf(target), ignoresArmor: armament.ignoresArmor };
}

function meanDamage(attacker: Combatant, target: Combatant, armament: Armament): number {
  const { hp, side } = target;
  const stricken = {
    hp: hp.current,
    temp: hp.temp,
    str: attributesOf(target).str.current,
    pc: side === 'pc',
  };
  return woundOdds([swingAt(attacker, target, armament)], stricken).attack.meanDamage;
}

/** How many an attack reaches: of a blast, what its die shows on average, rounded down (C7); a detachment's attacks on individuals are blast (C11). */
function reachOf(attacker: Combatant, opponents: readonly Combatant[], { blast, dice }: Armament): number {
  const isDetachment = ({ sheet }: Combatant): boolean => sheetSlot.read(sheet).detachment;
  if (!blast && !(isDetachment(attacker) && !opponents.some(isDetachment))) return 1;
  return Math.floor((Math.max(...dice) + 1) / 2);
}
