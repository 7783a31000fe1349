import { poolOf, type Pool } from './pool.ts';
import type { PoolOptions, Roller } from './pool-check.ts';

/** One side of a check: the d20s it rolls and all that is added to the one kept (N1). */
export interface RolledSide {
  readonly pool: Pool;
  readonly bonus: number;
}

const SIDES = 20;

/** What a side of a check rolls, and what is added to it (N1). */
export function sideOf(
  { attribute, extraDice, skill, modifier, terms }: Roller,
  { zeroAttribute }: PoolOptions,
): RolledSide {
  const bonus = terms.reduce((sum, { value }) => sum + value, skill + modifier);
  return { pool: poolOf(attribute, extraDice, zeroAttribute), bonus };
}

/** The chance that a side's total is at least `needed`, exact (N1, N2). */
export function chanceToReach({ pool: { count, keep }, bonus }: RolledSide, needed: number): number {
  const natural = Math.min(SIDES + 1, Math.max(1, needed - bonus));
  const below = (natural - 1) / SIDES;
  return keep === 'best' ? 1 - below ** count : (1 - below) ** count;
}

/** The chance that one side's total is higher than the other's, exact (N8, N9). */
export function chanceToBeat(one: RolledSide, other: RolledSide): number {
  let chance = 0;
  for (let natural = 1; natural <= SIDES; natural += 1) {
    const total = natural + other.bonus;
    const itself = chanceToReach(other, total) - chanceToReach(other, total + 1);
    chance += itself * chanceToReach(one, total + 1);
  }
  return chance;
}
