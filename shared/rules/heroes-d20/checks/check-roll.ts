import type { Sum } from '#shared/combat/events.ts';
import type { Message } from '#shared/text/message.ts';
import type { CountingCondition, RollKind } from '#shared/rules/heroes-d20/conditions/conditions.ts';
import { conditionTerms } from '#shared/rules/heroes-d20/attack/modifiers.ts';
import { addUnlessZero, sumOf, term } from '#shared/rules/kit/sums.ts';
import { d20Term, LABELS } from './terms.ts';

/** A roll that answers no attack: d20 + a skill + what counts on it. */
export interface CheckRoll {
  readonly label: Message;
  readonly skill: number;
  readonly bonus: number;
  /** Armour that counts, that of the mind where `mental` (H7). */
  readonly armorClass?: number;
  readonly mental?: boolean;
  readonly conditions: readonly CountingCondition[];
  /** Which conditions count: those of a defence for resistance, those on attacks for a manoeuvre. */
  readonly as: RollKind;
  readonly rule: string;
}

/** The sum of a roll that answers no attack. */
export function checkSum(purpose: string, title: Message, roll: CheckRoll, natural: number): Sum {
  const { rule } = roll;
  const terms = [d20Term(natural, rule), term(roll.label, roll.skill, rule)];
  const armor = roll.mental === true ? LABELS.mentalArmor : LABELS.armorClass;
  addUnlessZero(terms, armor, roll.armorClass ?? 0, rule);
  addUnlessZero(terms, LABELS.bonus, roll.bonus, rule);
  terms.push(...conditionTerms(roll.conditions, roll.as, null));
  return sumOf(purpose, title, terms);
}
