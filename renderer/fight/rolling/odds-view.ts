import type { AttackOdds } from '#shared/rules/attack-odds.ts';

/** A bar of the spread: the losses it stands for, their chance, and how high it is beside the highest, 0 to 1. */
export interface OddsBar {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
  readonly height: number;
  /** All of it reaches the mark: what fells the target, or whatever the system draws the line at. */
  readonly marked: boolean;
}

/** How the damage of a hit spreads. */
export interface Spread {
  readonly from: number;
  readonly to: number;
  /** The likeliest losses, where they stand together and aren't simply all of them. */
  readonly likely: { readonly from: number; readonly to: number } | null;
  /** The least loss that reaches the mark, or null when none or every one does. */
  readonly mark: number | null;
  /** The least loss first. */
  readonly bars: readonly OddsBar[];
}

type Loss = { readonly loss: number; readonly chance: number };

const MOST_BARS = 24;
/** Chances so close are one: they were added up in different orders. */
const SAME = 1e-9;

/** How the damage of a hit spreads, a hit that takes nothing off counted in; many different losses share bars. Null when nothing can be hit. */
export function spreadOf(odds: AttackOdds, mark: number | null): Spread | null {
  const losses = lossesOfHits(odds);
  const first = losses[0]?.loss;
  const last = losses.at(-1)?.loss;
  if (first === undefined || last === undefined || last === 0) return null;
  return {
    from: first,
    to: last,
    likely: likeliest(losses),
    mark: mark !== null && mark > first && mark <= last ? mark : null,
    bars: barsOf(losses, first, last, mark ?? Infinity),
  };
}

function lossesOfHits({ hit, damage }: AttackOdds): readonly Loss[] {
  const harmless = (damage['0'] ?? 0) - (1 - hit);
  return Object.entries(damage)
    .map(([loss, chance]) => ({ loss: Number(loss), chance: loss === '0' ? harmless : chance }))
    .filter(({ chance }) => chance > SAME)
    .toSorted((a, b) => a.loss - b.loss);
}

function likeliest(losses: readonly Loss[]): Spread['likely'] {
  const highest = Math.max(...losses.map(({ chance }) => chance));
  const top = losses.filter(({ chance }) => chance > highest - SAME);
  const [from, to] = [top[0]?.loss ?? 0, top.at(-1)?.loss ?? 0];
  const together = losses.filter(({ loss }) => loss >= from && loss <= to).length === top.length;
  return together && top.length < losses.length ? { from, to } : null;
}

function barsOf(losses: readonly Loss[], first: number, last: number, mark: number): readonly OddsBar[] {
  const width = Math.max(1, Math.ceil((last - first + 1) / MOST_BARS));
  const chances = Array.from({ length: Math.ceil((last - first + 1) / width) }, () => 0);
  for (const { loss, chance } of losses) {
    const at = Math.floor((loss - first) / width);
    chances[at] = (chances[at] ?? 0) + chance;
  }
  const highest = Math.max(...chances);
  return chances.map((chance, index) => {
    const from = first + index * width;
    const to = Math.min(last, from + width - 1);
    return { from, to, chance, height: chance / highest, marked: from >= mark };
  });
}
