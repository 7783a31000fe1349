import type { Term } from '#shared/combat/events.ts';
import type { AttackInput } from './attack-input.ts';
import { conditionTerms } from './modifiers.ts';
import { addUnlessZero, term } from '#shared/rules/kit/sums.ts';
import { d20Term, LABELS } from '#shared/rules/heroes-d20/checks/terms.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const ADDITIONAL_ATTACK_PENALTY = 4; // H14
const INTO_MELEE_PENALTY = -4; // H13

const AIM = heroesMessage('term.aim');
const WEAPON_ATTACK = heroesMessage('term.weaponAttack');
const ADDITIONAL_ATTACK = heroesMessage('term.additionalAttack');
const INTO_MELEE = heroesMessage('term.intoMelee');
const DEFENSE_LABELS = {
  fortitude: heroesMessage('term.fortitude'),
  reflex: heroesMessage('term.reflex'),
  will: heroesMessage('term.will'),
} as const;

/** The part of an attack that its attack roll depends on. */
export type AttackRollInput = Pick<
  AttackInput,
  'kind' | 'attacker' | 'weapon' | 'power' | 'attackIndex' | 'intoMelee'
>;

/** Whether this shot goes at someone engaged in melee (H13); a blow can't. */
export function isShotIntoMelee({ kind, intoMelee }: Pick<AttackInput, 'kind' | 'intoMelee'>): boolean {
  return kind === 'ranged' && intoMelee;
}

/** The terms of an attack roll: d20 + fighting or aim and everything that counts on it (H6, H13, H14, H15). */
export function attackTerms(input: AttackRollInput, natural: number): readonly Term[] {
  const { kind, attacker, weapon, attackIndex } = input;
  const skill =
    kind === 'ranged' ? term(AIM, attacker.aim, 'H6') : term(LABELS.fighting, attacker.fighting, 'H6');
  const terms = [d20Term(natural, 'H6'), skill];
  addUnlessZero(terms, WEAPON_ATTACK, weapon.attackBonus, 'H6');
  addUnlessZero(terms, LABELS.bonus, attacker.bonus, 'H6');
  if (input.power) addUnlessZero(terms, LABELS.power, attacker.int, 'H15');
  if (attackIndex > 0) terms.push(term(ADDITIONAL_ATTACK, -ADDITIONAL_ATTACK_PENALTY * attackIndex, 'H14'));
  if (isShotIntoMelee(input)) terms.push(term(INTO_MELEE, INTO_MELEE_PENALTY, 'H13'));
  for (const one of conditionTerms(attacker.conditions, 'attack', kind)) terms.push(one);
  return terms;
}

/** The terms of the defence roll: d20 + the skill, armour class or mental armour, and everything that counts on it (H7, H10). */
export function defenseTerms(input: AttackInput, natural: number): readonly Term[] {
  const { kind, mental, target } = input;
  const skill = defenseOf(input);
  const terms = [d20Term(natural, 'H7'), term(DEFENSE_LABELS[skill], target[skill], 'H7')];
  if (mental) addUnlessZero(terms, LABELS.mentalArmor, target.mentalArmor, 'H7');
  else if (kind !== 'touch') addUnlessZero(terms, LABELS.armorClass, target.armorClass, 'H7');
  addUnlessZero(terms, LABELS.bonus, target.bonus, 'H7');
  for (const one of conditionTerms(target.conditions, 'defense', kind)) terms.push(one);
  return terms;
}

/** The skill the target defends itself with: the one asked for, Vontade against the mind, else by the kind (H7, H10). */
function defenseOf({ defense, mental, kind }: AttackInput): 'fortitude' | 'reflex' | 'will' {
  if (defense !== undefined) return defense;
  if (mental) return 'will';
  return kind === 'melee' ? 'fortitude' : 'reflex';
}
