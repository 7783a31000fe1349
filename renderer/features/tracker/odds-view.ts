import type { HitPoints } from '../../../shared/combat/state.ts';
import type { AttackOdds } from '../../../shared/rules/define-odds.ts';

/** A bar of the spread: the losses it stands for, their chance, and how high it is beside the highest, 0 to 1. */
export interface OddsBar {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
  readonly height: number;
}

/** What to expect of an attack before it is rolled. */
export interface OddsView {
  readonly hit: number;
  readonly critical: number;
  readonly meanDamage: number;
  /** The chance that this attack leaves the target without points. */
  readonly fell: number;
  /** The losses of a hit, the smallest first. */
  readonly bars: readonly OddsBar[];
}

const MOST_BARS = 24;

/** Reads the odds of an attack on somebody with these points; many different losses share bars. */
export function oddsView(
  { hit, critical, meanDamage, damage }: AttackOdds,
  { current, temp }: HitPoints,
): OddsView {
  const losses = Object.entries(damage)
    .map(([loss, chance]) => ({ loss: Number(loss), chance }))
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => a.loss - b.loss);
  const enough = losses.filter(({ loss }) => loss >= current + temp);
  return { hit, critical, meanDamage, fell: sum(enough), bars: barsOf(losses) };
}

type Loss = { readonly loss: number; readonly chance: number };

function barsOf(losses: readonly Loss[]): readonly OddsBar[] {
  const [first, last] = [losses[0]?.loss ?? 0, losses.at(-1)?.loss ?? 0];
  const width = Math.max(1, Math.ceil((last - first + 1) / MOST_BARS));
  const bars = Array.from(
    { length: losses.length === 0 ? 0 : Math.ceil((last - first + 1) / width) },
    (_, index) => {
      const from = first + index * width;
      const to = from + width - 1;
      return { from, to, chance: sum(losses.filter(({ loss }) => loss >= from && loss <= to)) };
    },
  );
  const highest = Math.max(...bars.map(({ chance }) => chance));
  return bars.map((bar) => ({ ...bar, height: bar.chance / highest }));
}

function sum(losses: readonly Loss[]): number {
  return losses.reduce((total, { chance }) => total + chance, 0);
}
