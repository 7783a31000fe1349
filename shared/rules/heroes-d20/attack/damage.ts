import type { Sum, Term } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { rollExpression } from '#shared/dice/roll-expression.ts';
import { plain } from '#shared/text/message.ts';
import type { AttackInput } from './attack-input.ts';
import { damageTerms } from './modifiers.ts';
import { addUnlessZero, term, totalOf } from '#shared/rules/kit/sums.ts';
import { LABELS } from '#shared/rules/heroes-d20/checks/terms.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const MINIMUM_DAMAGE = 1; // H12

const HALF_LEVEL = heroesMessage('term.halfLevel');
const STR = heroesMessage('term.str');
const DEX = heroesMessage('term.dex');
const WEAPON_DAMAGE = heroesMessage('term.weaponDamage');
const MINIMUM = heroesMessage('term.minimumDamage');

/** The part of an attack that its damage depends on. */
export type DamageInput = Pick<AttackInput, 'kind' | 'attacker' | 'weapon' | 'power'>;

/**
 * Rolls damage: weapon dice + half the level + FOR or DES + bonuses, all of it multiplied by a critical (H11, H12).
 * Below 1 it is raised to 1, which then stands as the last term, after the multiplication.
 */
export function rollDamage(input: DamageInput, multiplier: number, dice: Dice): Sum {
  const rolled = rollExpression(parseDice(input.weapon.damage), dice, 'damage');
  const terms: Term[] = [];
  for (const { label, value, dice: fallen } of rolled.terms) {
    terms.push({ label: plain(label), value, rule: 'H12', dice: fallen });
  }
  addDamageBonuses(terms, input);
  let dealt = 0;
  for (const { value } of terms) dealt += value;
  dealt *= multiplier;
  const total = atLeastMinimum(dealt);
  if (total > dealt) terms.push(term(MINIMUM, total - dealt, 'H12'));
  return { purpose: 'damage', label: LABELS.damage, terms, multiplier, total };
}

/** What damage is raised to: at least 1 on any hit (H12). */
export function atLeastMinimum(dealt: number): number {
  return Math.max(MINIMUM_DAMAGE, dealt);
}

/** What the weapon's dice don't roll, as one figure (H12). */
export function damageBonus(input: DamageInput): number {
  const terms: Term[] = [];
  addDamageBonuses(terms, input);
  return totalOf(terms);
}

/** Adds what the weapon's dice don't roll: half the level, FOR or DES, the weapon's bonus and a power's INT (H12). */
export function addDamageBonuses(terms: Term[], { kind, attacker, weapon, power }: DamageInput): void {
  addUnlessZero(terms, HALF_LEVEL, Math.floor(attacker.level / 2), 'H12');
  if (kind === 'ranged') addUnlessZero(terms, DEX, attacker.dex, 'H12');
  else addUnlessZero(terms, STR, attacker.str, 'H12');
  addUnlessZero(terms, WEAPON_DAMAGE, weapon.damageBonus, 'H12');
  if (power) addUnlessZero(terms, LABELS.power, attacker.int, 'H12');
  for (const one of damageTerms(attacker.conditions)) terms.push(one);
}
