import type { Dice, DieSource } from '#shared/dice/dice.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { RitualsOptions } from '#shared/rules/rituals-d20/options.ts';

/** As many dice as an attribute or a bonus may ask for. */
export const MOST_DICE = 99;

/** The d20s of a check and which of them counts (N1). */
export interface Pool {
  readonly count: number;
  readonly keep: 'best' | 'worst';
}

/** A rolled pool: the natural that counts, and every die. */
export interface RolledPool {
  readonly kept: number;
  readonly dice: readonly RolledDie[];
}

/** What a pool of 0 rolls (N1). */
const ZERO: { readonly [Rule in RitualsOptions['zeroAttribute']]: Pool } = {
  'worst-of-two': { count: 2, keep: 'worst' },
  'one-die': { count: 1, keep: 'best' },
};

/**
 * The d20s of a check: the attribute (a negative one counts as 0) and the extra dice, the best of them kept. Only when
 * that leaves none does the rule for a pool of 0 apply: attribute 0 with +1d20 is one die (N1).
 */
export function poolOf(attribute: number, extraDice: number, zero: RitualsOptions['zeroAttribute']): Pool {
  const count = Math.max(0, attribute) + extraDice;
  return count > 0 ? { count, keep: 'best' } : ZERO[zero];
}

/** The natural of a pool that counts, where nobody asks for the single dice (N1). */
export function rollKept({ count, keep }: Pool, roll: DieSource, purpose: string): number {
  let kept = 0;
  for (let die = 0; die < count; die += 1) {
    const natural = roll(20, purpose);
    if (die === 0 || (keep === 'best' ? natural > kept : natural < kept)) kept = natural;
  }
  return kept;
}

/** Rolls a pool; among equal naturals the first is the one kept (N1). */
export function rollPool({ count, keep }: Pool, dice: Dice, purpose: string): RolledPool {
  const naturals: number[] = [];
  let keptAt = 0;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const natural = dice.roll(purpose, 20);
    naturals.push(natural);
    if (index === 0 || (keep === 'best' ? natural > kept : natural < kept)) {
      kept = natural;
      keptAt = index;
    }
  }
  return { kept, dice: naturals.map((natural, index) => ({ sides: 20, natural, kept: index === keptAt })) };
}
