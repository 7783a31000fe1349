import type { DieSource } from './dice.ts';
import type { DiceExpression, DiceTerm } from './expression.ts';

/** An expression ready to be rolled many times: its dice in their order, and the sum of its whole numbers. */
export interface ReadyDice {
  readonly groups: readonly DiceTerm[];
  readonly constant: number;
}

/** Makes an expression ready to be rolled many times. */
export function readyDice(expression: DiceExpression): ReadyDice {
  const groups: DiceTerm[] = [];
  let constant = 0;
  for (const term of expression) {
    if (term.kind === 'dice') groups.push(term);
    else constant += term.sign * term.value;
  }
  return { groups, constant };
}

/** The total of an expression with its dice falling as in `rollExpression`, where nobody asks for the single dice. */
export function rollTotal({ groups, constant }: ReadyDice, roll: DieSource, purpose: string): number {
  let total = constant;
  for (const group of groups) total += group.sign * rollGroup(group, roll, purpose);
  return total;
}

function rollGroup(group: DiceTerm, roll: DieSource, purpose: string): number {
  if (group.keep !== null) return rollKept(group, group.keep, roll, purpose);
  let sum = 0;
  for (let die = 0; die < group.count; die += 1) sum += roll(group.sides, purpose);
  return sum;
}

function rollKept(
  { count, sides }: DiceTerm,
  keep: NonNullable<DiceTerm['keep']>,
  roll: DieSource,
  purpose: string,
): number {
  const naturals = Array.from({ length: count }, () => roll(sides, purpose)).toSorted((a, b) => a - b);
  const kept = keep.which === 'highest' ? naturals.slice(-keep.count) : naturals.slice(0, keep.count);
  return kept.reduce((sum, natural) => sum + natural, 0);
}
