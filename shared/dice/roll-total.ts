import type { DieSource } from './dice.ts';
import type { DiceExpression, DiceTerm } from './expression.ts';

/** The total of an expression with its dice falling as in `rollExpression`, where nobody asks for the single dice. */
export function rollTotal(expression: DiceExpression, roll: DieSource, purpose: string): number {
  let total = 0;
  for (const term of expression) {
    if (term.kind === 'constant') total += term.sign * term.value;
    else if (term.keep !== null) total += term.sign * rollKept(term, term.keep, roll, purpose);
    else {
      let sum = 0;
      for (let die = 0; die < term.count; die += 1) sum += roll(term.sides, purpose);
      total += term.sign * sum;
    }
  }
  return total;
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
