import type { Dice, DieSource } from '#shared/dice/dice.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { DiceMethod } from '#shared/rules/scop/options.ts';

/** The highest face of a d6 that survives (S2). */
export const D6_HIGHEST_KEPT = 3;

/** The highest face of a d10 that survives (S3). */
export const D10_HIGHEST_KEPT = 4;

const D10_BASE_DICE = 2; // S3

/** The dice of a check, before they are rolled. */
export type Pool =
  | { readonly method: 'd6'; readonly support: number; readonly penalty: number }
  | { readonly method: 'd10'; readonly pool: number };

/** What dice are in a check for. */
export type DieRole = 'base' | 'support' | 'penalty' | 'pool';

/** Dice of one role and what they bring to the level; eliminated dice aren't kept. */
export interface RolledRole {
  readonly role: DieRole;
  readonly value: number;
  readonly dice: readonly RolledDie[];
}

/** A rolled check. */
export interface CheckRoll {
  /** Nível de Sucesso; 0 when failed (S2). */
  readonly level: number;
  /** Every die was eliminated, or there was none. */
  readonly failed: boolean;
  readonly roles: readonly RolledRole[];
}

/**
 * The dice of a check: `net` is skill + helping concepts − hindering ones ± modifiers − opponents beyond the first.
 * Below 0 it gives penalty dice instead of support (S1); with ten-sided dice it comes on top of two (S3).
 */
export function poolOf(method: DiceMethod, net: number): Pool {
  if (method === 'd10') return { method, pool: Math.max(0, D10_BASE_DICE + net) };
  return { method, support: Math.max(0, net), penalty: Math.max(0, -net) };
}

/** The dice of a pool in the order they fall. */
export function diceOf(
  pool: Pool,
): readonly { readonly role: DieRole; readonly sides: number; readonly count: number }[] {
  const dice =
    pool.method === 'd10'
      ? [{ role: 'pool', sides: 10, count: pool.pool } as const]
      : ([
          { role: 'base', sides: 6, count: 1 },
          { role: 'support', sides: 6, count: pool.support },
          { role: 'penalty', sides: 6, count: pool.penalty },
        ] as const);
  return dice.filter(({ count }) => count > 0);
}

/** Rolls a check (S2, S3); `purposeOf` names each die by its role. */
export function rollCheck(pool: Pool, dice: Dice, purposeOf: (role: DieRole) => string): CheckRoll {
  const highest = pool.method === 'd10' ? D10_HIGHEST_KEPT : D6_HIGHEST_KEPT;
  const rolled = diceOf(pool).map(({ role, sides, count }) => ({
    role,
    dice: Array.from({ length: count }, (): RolledDie => {
      const natural = dice.roll(purposeOf(role), sides);
      return { sides, natural, kept: natural <= highest };
    }),
  }));
  const failed = !rolled.some((one) => one.dice.some(({ kept }) => kept));
  const roles = rolled.map((one): RolledRole => ({ ...one, value: valueOf(one.role, one.dice) }));
  return { level: roles.reduce((sum, { value }) => sum + value, 0), failed, roles };
}

/** The level of a check, where nobody asks for the single dice (S2, S3). */
export function rollLevel(pool: Pool, roll: DieSource): number {
  if (pool.method === 'd10') {
    let highest = 0;
    let kept = 0;
    for (let die = 0; die < pool.pool; die += 1) {
      const natural = roll(10, 'pool');
      if (natural > D10_HIGHEST_KEPT) continue;
      kept += 1;
      if (natural > highest) highest = natural;
    }
    return kept === 0 ? 0 : highest + kept - 1;
  }
  const base = roll(6, 'base');
  let level = base <= D6_HIGHEST_KEPT ? base : 0;
  for (let die = 0; die < pool.support; die += 1) if (roll(6, 'support') <= D6_HIGHEST_KEPT) level += 1;
  for (let die = 0; die < pool.penalty; die += 1) if (roll(6, 'penalty') <= D6_HIGHEST_KEPT) level -= 1;
  return level;
}

/** What the dice of a role bring: the base die itself, each support die 1, each penalty die −1 (S2); the pool its highest and 1 a further die (S3). */
function valueOf(role: DieRole, dice: readonly RolledDie[]): number {
  const kept = dice.filter((die) => die.kept).map(({ natural }) => natural);
  if (kept.length === 0) return 0;
  switch (role) {
    case 'base':
      return Math.max(...kept);
    case 'support':
      return kept.length;
    case 'penalty':
      return -kept.length;
    case 'pool':
      return Math.max(...kept) + kept.length - 1;
  }
}
