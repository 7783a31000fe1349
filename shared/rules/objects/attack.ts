import type { Sum, Term } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { rollExpression } from '#shared/dice/roll-expression.ts';
import { addUnlessZero, sumOf, term } from '#shared/rules/kit/sums.ts';
import { plain } from '#shared/text/message.ts';
import { objectsMessage } from './texts.ts';

/** An attack on an object: the attacker's whole bonuses and the object as it is now. */
export interface ObjectAttack {
  readonly attackBonus: number;
  /** A dice expression. */
  readonly damage: string;
  readonly damageBonus: number;
  readonly difficulty: number;
  readonly hitPoints: number;
  readonly damageReduction: number;
}

/** How an attack on an object came out; `hitPoints` are what is left, shown as 0 at the least. */
export type ObjectAttackOutcome = {
  readonly hit: boolean;
  readonly damage: number;
  readonly hitPoints: number;
  readonly destroyed: boolean;
};

const D20 = objectsMessage('term.d20');
const ATTACK = objectsMessage('sum.attack');
const ATTACK_BONUS = objectsMessage('term.attackBonus');
const DAMAGE = objectsMessage('sum.damage');
const DAMAGE_BONUS = objectsMessage('term.damageBonus');
const DAMAGE_REDUCTION = objectsMessage('term.damageReduction');

/** Attacks an object: d20 against its difficulty, 1 and 20 as in H9; on a hit normal damage minus RD, no criticals (O3). */
export function resolveObjectAttack(
  attack: ObjectAttack,
  dice: Dice,
): { readonly outcome: ObjectAttackOutcome; readonly sums: readonly Sum[] } {
  const natural = dice.roll('attack', 20);
  const hit = objectHit(natural, attack);
  const rolled = sumOf('attack', ATTACK, [
    { label: D20, value: natural, rule: 'O3', dice: [{ sides: 20, natural, kept: true }] },
    term(ATTACK_BONUS, attack.attackBonus, 'O3'),
  ]);
  const dealt = hit ? rollObjectDamage(attack, dice) : null;
  return {
    outcome: { hit, ...hurtObject(attack.hitPoints, dealt?.total ?? 0) },
    sums: dealt === null ? [rolled] : [rolled, dealt],
  };
}

/** Whether an attack on an object hits: never on a 1, always on a 20, else by the total (O3). */
export function objectHit(
  natural: number,
  { attackBonus, difficulty }: Pick<ObjectAttack, 'attackBonus' | 'difficulty'>,
): boolean {
  return natural !== 1 && (natural === 20 || natural + attackBonus >= difficulty);
}

/** What damage (after RD) leaves of an object: 0 hit points or less and it is destroyed, shown as 0 (O3). */
export function hurtObject(hitPoints: number, damage: number): Omit<ObjectAttackOutcome, 'hit'> {
  const left = Math.max(0, hitPoints - damage);
  return { damage, hitPoints: left, destroyed: left === 0 };
}

function rollObjectDamage({ damage, damageBonus, damageReduction }: ObjectAttack, dice: Dice): Sum {
  const rolled = rollExpression(parseDice(damage), dice, 'damage');
  const terms: Term[] = rolled.terms.map((term) => ({
    label: plain(term.label),
    value: term.value,
    rule: 'O3',
    dice: term.dice,
  }));
  addUnlessZero(terms, DAMAGE_BONUS, damageBonus, 'O3');
  const dealt = rolled.total + damageBonus;
  // RD takes at most what was dealt: the damage is never below 0.
  addUnlessZero(terms, DAMAGE_REDUCTION, Math.max(0, dealt - damageReduction) - dealt, 'O3');
  return sumOf('damage', DAMAGE, terms);
}
