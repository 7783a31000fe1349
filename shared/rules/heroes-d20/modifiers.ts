import type { Term } from '../../combat/events.ts';
import {
  CONDITIONS,
  conditionLabel,
  type ConditionEffect,
  type HeldCondition,
  type RollKind,
} from './conditions.ts';

/** How an attack is made; null on a roll that answers no attack. */
export type AttackKind = 'melee' | 'ranged' | 'touch';

const NONE: readonly Term[] = [];

/** The terms that conditions add to a d20 roll, by name: different ones stack, the same one never twice. */
export function conditionTerms(
  held: readonly HeldCondition[],
  roll: RollKind,
  attack: AttackKind | null,
): readonly Term[] {
  if (held.length === 0) return NONE;
  const terms: Term[] = [];
  for (const condition of counted(held)) {
    const { effects, rule } = CONDITIONS[condition.id];
    for (const effect of effects) {
      const value = counts(effect, roll, attack) ? amountOf(effect, condition) : 0;
      if (value !== 0) terms.push({ label: conditionLabel(condition), value, rule, dice: [] });
    }
  }
  return terms;
}

/** The percentage of the concealment among these conditions, or null. */
export function concealmentOf(held: readonly HeldCondition[]): 20 | 50 | null {
  const condition = held.findLast(({ id }) => id === 'concealed');
  return condition?.id === 'concealed' ? condition.percent : null;
}

/** Whether one of these conditions is blindness. */
export function isBlinded(held: readonly HeldCondition[]): boolean {
  return held.some(({ id }) => id === 'blinded');
}

/** Each condition once: of equal ones the last listed counts, as in a fight, where it replaces the one before. */
function counted(held: readonly HeldCondition[]): readonly HeldCondition[] {
  const byId = new Map(held.map((condition) => [condition.id, condition]));
  for (const { id } of held) {
    for (const brought of CONDITIONS[id].brings) byId.set(brought, { id: brought });
  }
  return [...byId.values()];
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
