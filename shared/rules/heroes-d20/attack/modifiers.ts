import type { Term } from '#shared/combat/events.ts';
import { NO_DICE } from '#shared/dice/roll-expression.ts';
import { plain } from '#shared/text/message.ts';
import {
  CONDITIONS,
  conditionLabel,
  type CountingCondition,
  type DialId,
  type HeldCondition,
  type RollKind,
} from '#shared/rules/heroes-d20/conditions/conditions.ts';

/** How an attack is made; null on a roll that answers no attack. */
export type AttackKind = 'melee' | 'ranged' | 'touch';

const NONE: readonly Term[] = [];

const ATTACK: readonly DialId[] = ['attack', 'every-roll'];
const TEST: readonly DialId[] = ['every-roll'];
const DAMAGE: readonly DialId[] = ['damage'];
/** A defence that answers no attack is neither against blows nor against shots. */
const PLAIN_DEFENSE: readonly DialId[] = ['defense', 'every-roll'];
const DEFENSES: { readonly [Kind in AttackKind]: readonly DialId[] } = {
  melee: ['defense', 'melee-defense', 'every-roll'],
  touch: ['defense', 'melee-defense', 'every-roll'],
  ranged: ['defense', 'ranged-defense', 'every-roll'],
};

/** The terms that conditions add to a d20 roll, by name: different ones stack, the same one never twice (H20). */
export function conditionTerms(
  held: readonly CountingCondition[],
  roll: RollKind,
  attack: AttackKind | null,
): readonly Term[] {
  return held.length === 0 ? NONE : termsOn(held, dialsOf(roll, attack));
}

/** The terms that conditions add to damage. */
export function damageTerms(held: readonly CountingCondition[]): readonly Term[] {
  return held.length === 0 ? NONE : termsOn(held, DAMAGE);
}

function dialsOf(roll: RollKind, attack: AttackKind | null): readonly DialId[] {
  switch (roll) {
    case 'attack':
      return ATTACK;
    case 'defense':
      return attack === null ? PLAIN_DEFENSE : DEFENSES[attack];
    case 'test':
      return TEST;
  }
}

/** (Plain loops: on the way of every blow.) */
function termsOn(held: readonly CountingCondition[], dials: readonly DialId[]): readonly Term[] {
  const terms: Term[] = [];
  for (const condition of held.length === 1 ? held : eachOnce(held)) {
    if (condition.id === 'own') {
      addOwn(terms, condition, dials);
      continue;
    }
    addEffects(terms, condition, dials);
    for (const id of CONDITIONS[condition.id].brings) {
      if (!has(held, id)) addEffects(terms, { id }, dials);
    }
  }
  return terms;
}

/** The percentage of the concealment among these conditions, or null. */
export function concealmentOf(held: readonly CountingCondition[]): 20 | 50 | null {
  for (let index = held.length - 1; index >= 0; index -= 1) {
    const condition = held[index];
    if (condition?.id === 'concealed') return condition.percent;
  }
  return null;
}

/** Whether one of these conditions is blindness. */
export function isBlinded(held: readonly CountingCondition[]): boolean {
  return has(held, 'blinded');
}

/** Each condition once: of equal ones the last listed counts, as in a fight, where it replaces the one before. */
function eachOnce(held: readonly CountingCondition[]): readonly CountingCondition[] {
  const last = new Map(held.map((one, index) => [keyOf(one), index]));
  return held.filter((one, index) => last.get(keyOf(one)) === index);
}

function keyOf(condition: CountingCondition): string {
  return condition.id === 'own' ? `own:${condition.own.id}` : condition.id;
}

function has(held: readonly CountingCondition[], id: HeldCondition['id']): boolean {
  for (const condition of held) if (condition.id === id) return true;
  return false;
}

function addEffects(terms: Term[], condition: HeldCondition, dials: readonly DialId[]): void {
  const { effects, rule } = CONDITIONS[condition.id];
  for (const { dial, amount } of effects) {
    if (!dials.includes(dial)) continue;
    const value = typeof amount === 'number' ? amount : amount(condition);
    if (value !== 0) terms.push({ label: conditionLabel(condition), value, rule, dice: NO_DICE });
  }
}

function addOwn(
  terms: Term[],
  { own }: Extract<CountingCondition, { id: 'own' }>,
  dials: readonly string[],
): void {
  for (const { dial, amount } of own.effects) {
    if (dials.includes(dial)) terms.push({ label: plain(own.name), value: amount, rule: '', dice: NO_DICE });
  }
}
