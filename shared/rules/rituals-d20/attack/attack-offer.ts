import { findCombatant } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { withWhatIsLeft } from '#shared/rules/kit/counters.ts';
import { slotsOfDice } from '#shared/rules/kit/slots-of-dice.ts';
import { plain } from '#shared/text/message.ts';
import type { AttackOffer, DiceSlot } from '#shared/rules/system.ts';
import { aimsAt } from './aiming.ts';
import { ATTRIBUTE_LABELS, SKILL_LABELS } from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { otherInTheWay } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { poolOf } from '#shared/rules/rituals-d20/checks/pool.ts';
import { sheetSlot, type Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { weaponCheck } from '#shared/rules/rituals-d20/checks/roller.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

const ATTACK = ritualsMessage('slot.attack');
const DAMAGE = ritualsMessage('slot.damage');
const GRAPPLE: DiceSlot = { purpose: 'grapple', label: ritualsMessage('slot.grapple'), sides: 20, count: 1 };
const KINDS = { melee: ritualsMessage('weapon.melee'), ranged: ritualsMessage('weapon.ranged') } as const;

/** The weapons of the sheet, and the dice each attack asks for: whom a shot at a grapple goes at, the pool, then damage (N1, N6, N9). */
export const attackOffer: AttackOffer = {
  choices: (combatant) =>
    sheetSlot.read(combatant.sheet).weapons.map((weapon) => ({
      weapon: weapon.id,
      name: plain(weapon.name),
      summary: withWhatIsLeft(summaryOf(weapon), combatant, weapon.needs),
    })),
  slots(state, asked) {
    const attacker = findCombatant(state, asked.attacker);
    const weapon =
      attacker === null
        ? undefined
        : sheetSlot.read(attacker.sheet).weapons.find(({ id }) => id === asked.weapon);
    if (attacker === null || weapon === undefined) return [];
    const target = findCombatant(state, asked.target);
    const inTheWay = target !== null && otherInTheWay(state, attacker, target, weapon) !== null;
    const pool = {
      purpose: 'attack',
      label: ATTACK,
      sides: 20,
      count: diceOf(state, attacker, target, weapon),
    };
    return [...(inTheWay ? [GRAPPLE] : []), pool, ...damageSlots(weapon)];
  },
};

function summaryOf(weapon: Weapon) {
  const { skill, attribute } = weaponCheck(weapon);
  return ritualsMessage('weapon.summary', {
    damage: weapon.damage,
    skill: SKILL_LABELS[skill],
    attribute: ATTRIBUTE_LABELS[attribute],
    kind: KINDS[weapon.kind],
  });
}

function diceOf(state: CombatState, attacker: Combatant, target: Combatant | null, weapon: Weapon): number {
  const { zeroAttribute } = optionsSlot.read(state.options, 'options');
  const attribute = sheetSlot.read(attacker.sheet)[weaponCheck(weapon).attribute];
  const aimed = target !== null && aimsAt(attacker, target);
  return poolOf(attribute, aimed ? 1 : 0, zeroAttribute).count;
}

function damageSlots({ damage }: Weapon): readonly DiceSlot[] {
  return slotsOfDice(damage, 'damage', DAMAGE);
}
