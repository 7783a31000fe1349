/** The exact chances of an attack; `damage` is what the target loses, a miss counted as 0. */
export type AttackOdds = {
  readonly hit: number;
  readonly critical: number;
  readonly meanDamage: number;
  /** The chance of each loss, by the loss. */
  readonly damage: Readonly<Record<string, number>>;
};

/** Makes the odds of an attack from its chances and those of each loss. */
export function oddsOf(chances: {
  readonly hit: number;
  readonly critical: number;
  readonly damage: ReadonlyMap<number, number>;
}): AttackOdds {
  const likely = [...chances.damage].filter(([, chance]) => chance > 0);
  return {
    hit: chances.hit,
    critical: chances.critical,
    meanDamage: likely.reduce((mean, [loss, chance]) => mean + loss * chance, 0),
    damage: Object.fromEntries(likely.map(([loss, chance]) => [String(loss), chance])),
  };
}

/** The chance that the target loses at least so many points. */
export function chanceToLose({ damage }: AttackOdds, points: number): number {
  let chance = 0;
  for (const [loss, each] of Object.entries(damage)) if (Number(loss) >= points) chance += each;
  return chance;
}
