import { findCombatant } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { withWhatIsLeft } from '#shared/rules/kit/counters.ts';
import { plain } from '#shared/text/message.ts';
import type { AttackChoice, AttackOffer, DiceSlot } from '#shared/rules/system.ts';
import { sheetSlot, type Weapon } from '#shared/rules/cairn/sheet/sheet.ts';
import type { Stance } from './stance.ts';
import { cairnMessage, type CairnKey } from '#shared/rules/cairn/words/texts.ts';
import { diceAgainst, findWeapon, isArmedWith, UNARMED } from '#shared/rules/cairn/sheet/weapon.ts';
import { nameOf } from '#shared/combat/name.ts';

/** An attack thought of: its stance matters to the dice (C6). */
interface Thought {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  readonly stance?: Stance;
}

const FOR_SAVE = cairnMessage('slot.save');
const UNARMED_CHOICE: AttackChoice = {
  weapon: UNARMED,
  name: cairnMessage('weapon.unarmed'),
  summary: cairnMessage('weapon.summary', { dice: 'd4' }),
};

/** What the tracker offers to attack with, and the dice it will ask for. */
export const attackOffer: AttackOffer = {
  choices: (combatant) => {
    const { weapons } = sheetSlot.read(combatant.sheet);
    const choices = weapons.map(({ id, name, ...weapon }) => ({
      weapon: id,
      name: plain(name),
      summary: withWhatIsLeft(summaryOf(weapon), combatant, weapon.needs),
    }));
    return weapons.some(({ id }) => id === UNARMED) ? choices : [...choices, UNARMED_CHOICE];
  },
  slots: slotsFor,
};

/** The dice of an attack in order: the damage of its attacker, then the FOR save its target may have to make. */
export function slotsFor(
  state: CombatState,
  { attacker, target, weapon, stance = 'normal' }: Thought,
): readonly DiceSlot[] {
  const from = findCombatant(state, attacker);
  const to = findCombatant(state, target);
  if (from === null || to === null || !isArmedWith(from, weapon)) return [];
  const { dice } = diceAgainst(from, to, findWeapon(from, weapon), stance);
  const label = cairnMessage('slot.damage', { name: nameOf(from), target: nameOf(to) });
  const damage = dice.map((sides) => ({ purpose: `damage:${attacker}`, label, sides, count: 1 }));
  return [...damage, { purpose: `save:${target}`, label: FOR_SAVE, sides: 20, count: 1 }];
}

function summaryOf({ dice, blast, ignoresArmor }: Omit<Weapon, 'id' | 'name'>) {
  const withTraits: CairnKey = ignoresArmor ? 'weapon.summaryBlastIgnoring' : 'weapon.summaryBlast';
  const plainly: CairnKey = ignoresArmor ? 'weapon.summaryIgnoring' : 'weapon.summary';
  return cairnMessage(blast ? withTraits : plainly, { dice });
}
