import type { CounterNeed } from '#shared/combat/counters/counter.ts';
import { refuse } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { parseDamageDice, type DamageDice } from '#shared/rules/cairn/attack/damage-dice.ts';
import { detachmentStance } from '#shared/rules/cairn/attack/detachment.ts';
import { sheetSlot } from './sheet.ts';
import {
  combineStances,
  diceInStance,
  UNARMED_DICE,
  type Stance,
} from '#shared/rules/cairn/attack/stance.ts';
import { heldStances } from '#shared/rules/cairn/conditions/counted-conditions.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The id under which every combatant's bare hands are offered, unless a weapon on its sheet has it. */
export const UNARMED = 'unarmed';

/** What attacks with: a weapon of the sheet, or bare hands. */
export interface Armament {
  readonly dice: DamageDice;
  readonly blast: boolean;
  readonly ignoresArmor: boolean;
  readonly unarmed: boolean;
  /** What it uses up. */
  readonly needs?: CounterNeed | undefined;
}

const BARE_HANDS: Armament = { dice: UNARMED_DICE, blast: false, ignoresArmor: false, unarmed: true };

/** A combatant's weapon by id, or its bare hands for null; an unknown one is refused, naming the field. */
export function findWeapon(combatant: Combatant, id: string | null, field?: string): Armament {
  if (id === null) return BARE_HANDS;
  const weapon = sheetSlot.read(combatant.sheet).weapons.find((one) => one.id === id);
  if (weapon === undefined) {
    return id === UNARMED
      ? BARE_HANDS
      : refuse(cairnMessage('error.noWeapon', { name: nameOf(combatant), weapon: id }), field);
  }
  const { dice, blast, ignoresArmor, needs } = weapon;
  return { dice: parseDamageDice(dice), blast, ignoresArmor, unarmed: false, needs };
}

/** Whether an id is a weapon of a combatant's, or its bare hands. */
export function isArmedWith({ sheet }: Combatant, id: string): boolean {
  return id === UNARMED || sheetSlot.read(sheet).weapons.some((one) => one.id === id);
}

/** What a combatant's weapon is called. */
export function nameOfWeapon(combatant: Combatant, id: string | null): Message {
  const weapon = sheetSlot.read(combatant.sheet).weapons.find((one) => one.id === id);
  return weapon === undefined ? cairnMessage('weapon.unarmed') : plain(weapon.name);
}

/** The dice an attack on one target rolls, and the stance that gave them (C6, C11): bare hands always roll a d4. */
export function diceAgainst(
  attacker: Combatant,
  target: Combatant,
  { dice, blast, unarmed }: Armament,
  declared: Stance,
): { dice: DamageDice; stance: Stance } {
  if (unarmed) return { dice, stance: 'normal' };
  const stance = combineStances(
    declared,
    ...heldStances(attacker),
    detachmentStance({
      attackerIsDetachment: sheetSlot.read(attacker.sheet).detachment,
      targetIsDetachment: sheetSlot.read(target.sheet).detachment,
      blast,
    }),
  );
  return { dice: diceInStance(dice, stance), stance };
}
