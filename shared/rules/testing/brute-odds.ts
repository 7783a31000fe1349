import { expect } from 'vitest';
import type { Dice } from '#shared/dice/dice.ts';
import { everyFall } from '#shared/dice/testing/every-fall.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';

/** What one fall of the dice did to the target. */
export interface Struck {
  readonly hit: boolean;
  readonly critical: boolean;
  readonly loss: number;
}

/** The odds of an attack by carrying it out for every fall of its dice. */
export function bruteOdds(attack: (dice: Dice) => Struck): AttackOdds {
  const odds = { hit: 0, critical: 0, meanDamage: 0 };
  const damage: Record<string, number> = {};
  for (const { came, chance } of everyFall(attack)) {
    odds.hit += came.hit ? chance : 0;
    odds.critical += came.critical ? chance : 0;
    odds.meanDamage += came.loss * chance;
    damage[came.loss] = (damage[came.loss] ?? 0) + chance;
  }
  return { ...odds, damage };
}

/** Both say the same of an attack, to the tenth decimal. */
export function expectSameOdds(one: AttackOdds, other: AttackOdds): void {
  expect(one.hit).toBeCloseTo(other.hit, 10);
  expect(one.critical).toBeCloseTo(other.critical, 10);
  expect(one.meanDamage).toBeCloseTo(other.meanDamage, 9);
  expect(Object.keys(one.damage)).toEqual(Object.keys(other.damage));
  for (const [loss, chance] of Object.entries(other.damage)) expect(one.damage[loss]).toBeCloseTo(chance, 10);
}

/** What holds of the odds of any attack: chances are chances, they sum to 1, and the mean is that of the losses. */
export function expectLawfulOdds({ hit, critical, meanDamage, damage }: AttackOdds): void {
  const losses = Object.entries(damage).map(([loss, chance]) => ({ loss: Number(loss), chance }));
  for (const chance of [hit, critical, ...losses.map((one) => one.chance)]) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1 + 1e-12);
  }
  expect(losses.every(({ loss }) => Number.isInteger(loss) && loss >= 0)).toBe(true);
  expect(losses.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  const mean = losses.reduce((sum, { loss, chance }) => sum + loss * chance, 0);
  expect(Math.abs(mean - meanDamage)).toBeLessThanOrEqual(1e-9 * Math.max(1, mean));
  expect(critical).toBeLessThanOrEqual(hit + 1e-12);
  expect(damage['0'] ?? 0).toBeGreaterThanOrEqual(1 - hit - 1e-9);
}
