import { findCombatant } from '#shared/combat/play.ts';
import { withWhatIsLeft } from '#shared/rules/kit/counters.ts';
import { slotsOfDice } from '#shared/rules/kit/slots-of-dice.ts';
import { plain } from '#shared/text/message.ts';
import type { AttackOffer, DiceSlot } from '#shared/rules/system.ts';
import { FACES } from '#shared/rules/template/checks/two-dice.ts';
import { sheetSlot, weaponOf } from '#shared/rules/template/sheet/sheet.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';

const ATTACK: DiceSlot = { purpose: 'attack', label: templateMessage('slot.attack'), sides: FACES, count: 2 };
const DAMAGE = templateMessage('slot.damage');

/** The weapons of the sheet, and the dice an attack asks for: 2d6, then the weapon's if it hits (T3, T4). */
export const attackOffer: AttackOffer = {
  choices: (combatant) =>
    sheetSlot.read(combatant.sheet).weapons.map(({ id, name, damage, needs }) => ({
      weapon: id,
      name: plain(name),
      summary: withWhatIsLeft(plain(damage), combatant, needs),
    })),
  slots(state, { attacker, weapon: id }) {
    const combatant = findCombatant(state, attacker);
    const weapon = combatant && weaponOf(combatant, id);
    if (weapon === null) return [];
    return [ATTACK, ...slotsOfDice(weapon.damage, 'damage', DAMAGE)];
  },
};
