import type { Dice } from '#shared/dice/dice.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { DamageDice } from './damage-dice.ts';

/** One attack on one target, ready to roll: the dice are those of its stance. */
export interface Swing {
  readonly dice: DamageDice;
  readonly armor: number;
  readonly ignoresArmor: boolean;
}

/** A rolled attack on one target. */
export interface Blow {
  readonly dice: readonly RolledDie[];
  /** The highest die. */
  readonly best: number;
  /** What the armour took off it. */
  readonly absorbed: number;
  /** After armour, never below 0 (C5). */
  readonly damage: number;
}

/** Rolls all dice of an attack: the highest counts, armour comes off it (C5, C6). */
export function rollBlow({ dice, armor, ignoresArmor }: Swing, roller: Dice, purpose: string): Blow {
  const naturals = dice.map((sides) => roller.roll(purpose, sides));
  const best = Math.max(...naturals);
  const kept = naturals.indexOf(best);
  const absorbed = ignoresArmor ? 0 : Math.min(armor, best);
  return {
    dice: naturals.map((natural, index) => ({ sides: dice[index] ?? 0, natural, kept: index === kept })),
    best,
    absorbed,
    damage: best - absorbed,
  };
}

/**
 * Which of several attacks on one target in the same step counts: the single highest, the earlier among equals (C5).
 * Compared after armour, so that one ignoring it may count before a higher die that doesn't. 0 for an empty list.
 */
export function countingBlow(blows: readonly Blow[]): number {
  let counting = 0;
  let most = -1;
  for (const [index, { damage }] of blows.entries()) {
    if (damage <= most) continue;
    counting = index;
    most = damage;
  }
  return counting;
}
