import { findCombatant } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { withWhatIsLeft } from '#shared/rules/kit/counters.ts';
import { signed } from '#shared/text/figures.ts';
import { plain, type Message } from '#shared/text/message.ts';
import type { AttackChoice, AttackOffer, DiceSlot } from '#shared/rules/system.ts';
import { TRAIT_TEXT } from './damage.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { planCheck } from '#shared/rules/scop/turn/plan-check.ts';
import { defenseSkill, sheetSlot, type Weapon } from '#shared/rules/scop/sheet/sheet.ts';
import { diceOf } from '#shared/rules/scop/checks/check-roll.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { traitsOf, UNARMED, weaponOf } from '#shared/rules/scop/sheet/weapon.ts';
import { nameOf } from '#shared/combat/name.ts';

const ROLE_SLOT = {
  base: 'slot.base',
  support: 'slot.support',
  penalty: 'slot.penalty',
  pool: 'slot.pool',
} as const;

const KIND_TEXT = { melee: scopMessage('weapon.melee'), ranged: scopMessage('weapon.ranged') } as const;
const UNARMED_CHOICE: AttackChoice = {
  weapon: UNARMED,
  name: scopMessage('weapon.unarmed'),
  summary: KIND_TEXT.melee,
};

/** What the tracker offers to attack with, and the dice of both sides if nothing else counts. */
export const attackOffer: AttackOffer = {
  choices: (combatant) => {
    const { weapons } = sheetSlot.read(combatant.sheet);
    const choices = weapons.map((weapon) => ({
      weapon: weapon.id,
      name: plain(weapon.name),
      summary: withWhatIsLeft(summaryOf(weapon), combatant, weapon.needs),
    }));
    return weapons.some(({ id }) => id === UNARMED) ? choices : [...choices, UNARMED_CHOICE];
  },
  slots: (state, attack) => {
    const attacker = findCombatant(state, attack.attacker);
    const target = findCombatant(state, attack.target);
    if (attacker === null || target === null) return [];
    const weapon = weaponOf(attacker, attack.weapon);
    if (weapon === null && attack.weapon !== UNARMED) return [];
    const agile = optionsSlot.read(state.options, 'options').armorOnAttacks;
    const slotsOf = (who: Combatant, skill: string, against: string | null): readonly DiceSlot[] => {
      const said = { skill, helping: 0, hindering: 0, modifier: 0 };
      const { pool } = planCheck(state, who, said, { opponents: 1, target: against, agile });
      return diceOf(pool).map(({ role, sides, count }) => {
        const label = scopMessage(ROLE_SLOT[role], { name: nameOf(who) });
        return { purpose: `${role}:${who.id}`, label, sides, count };
      });
    };
    return [
      ...slotsOf(attacker, weapon?.skill ?? '', target.id),
      ...slotsOf(target, defenseSkill(sheetSlot.read(target.sheet)), null),
    ];
  },
};

/** "corpo a corpo · grande · pesada · dano +1" */
function summaryOf(weapon: Weapon): Message {
  const bonus =
    weapon.damageBonus === 0 ? [] : [scopMessage('weapon.bonus', { bonus: signed(weapon.damageBonus) })];
  return chain([KIND_TEXT[weapon.kind], ...traitsOf(weapon).map((trait) => TRAIT_TEXT[trait]), ...bonus]);
}

function chain([first, ...rest]: readonly [Message, ...Message[]]): Message {
  return rest.reduce<Message>((left, right) => scopMessage('weapon.with', { left, right }), first);
}
