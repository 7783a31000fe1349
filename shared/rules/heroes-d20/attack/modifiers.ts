import type { Term } from '#shared/combat/events.ts';
import { NO_DICE } from '#shared/dice/roll-expression.ts';
import {
  CONDITIONS,
  conditionLabel,
  type ConditionEffect,
  type HeldCondition,
  type RollKind,
} from '#shared/rules/heroes-d20/conditions/conditions.ts';

/** How an attack is made; null on a roll that answers no attack. */
export type AttackKind = 'melee' | 'ranged' | 'touch';

const NONE: readonly Term[] = [];

/** The terms that conditions add to a d20 roll, by name: different ones stack, the same one never twice. (Plain loops: on the way of every blow.) */
export function conditionTerms(
  held: readonly HeldCondition[],
  roll: RollKind,
  attack: AttackKind | null,
): readonly Term[] {
  if (held.length === 0) return NONE;
  const terms: Term[] = [];
  for (const condition of held.length === 1 ? held : eachOnce(held)) {
    addEffects(terms, condition, roll, attack);
    for (const id of CONDITIONS[condition.id].brings) {
      if (!has(held, id)) addEffects(terms, { id }, roll, attack);
    }
  }
  return terms;
}

/** The percentage of the concealment among these conditions, or null. */
export function concealmentOf(held: readonly HeldCondition[]): 20 | 50 | null {
  for (let index = held.length - 1; index >= 0; index -= 1) {
    const condition = held[index];
    if (condition?.id === 'concealed') return condition.percent;
  }
  return null;
}

/** Whether one of these conditions is blindness. */
export function isBlinded(held: readonly HeldCondition[]): boolean {
  return has(held, 'blinded');
}

/** Each condition once: of equal ones the last listed counts, as in a fight, where it replaces the one before. */
function eachOnce(held: readonly HeldCondition[]): readonly HeldCondition[] {
  const last = new Map(held.map(({ id }, index) => [id, index]));
  return held.filter(({ id }, index) => last.get(id) === index);
}

function has(held: readonly HeldCondition[], id: HeldCondition['id']): boolean {
  for (const condition of held) if (condition.id === id) return true;
  return false;
}

function addEffects(
  terms: Term[],
  condition: HeldCondition,
  roll: RollKind,
  attack: AttackKind | null,
): void {
  const { effects, rule } = CONDITIONS[condition.id];
  for (const effect of effects) {
    if (!counts(effect, roll, attack)) continue;
    const value = amountOf(effect, condition);
    if (value !== 0) terms.push({ label: conditionLabel(condition), value, rule, dice: NO_DICE });
  }
}

function counts({ on, against }: ConditionEffect, roll: RollKind, attack: AttackKind | null): boolean {
  if (!on.includes(roll)) return false;
  switch (against) {
    case 'anything':
      return true;
    case 'ranged':
      return attack === 'ranged';
    case 'not-ranged':
      return attack !== null && attack !== 'ranged';
  }
}

function amountOf({ amount }: ConditionEffect, held: HeldCondition): number {
  return typeof amount === 'number' ? amount : amount(held);
}
