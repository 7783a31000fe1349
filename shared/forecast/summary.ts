import type { Entrant } from '#shared/arena/fighter.ts';
import { marginOf } from './margin.ts';
import { lossesOf, type Tally } from '#shared/arena/tally.ts';

/** What to expect of a fight. All shares are of 1. */
export type Forecast = {
  readonly runs: number;
  /** Worked out from all the dice there are instead of being tried out. */
  readonly exact: boolean;
  readonly win: { readonly pc: number; readonly foe: number; readonly draw: number };
  /** Half the width of the 95% interval around `win.pc`; 0 when exact. */
  readonly margin: number;
  /** `shares[i]`: the share of the fights that ended in round `i`. */
  readonly rounds: Spread & { readonly shares: readonly number[] };
  /** PCs out of action at the end, the dead among them; `shares[i]`: that so many are. */
  readonly fallen: Casualties;
  /** PCs dead at the end; null where the rules don't say when one is. */
  readonly dead: Casualties | null;
  /** What each lost on average, temporary points included, by id. */
  readonly damageTaken: Readonly<Record<string, number>>;
  /** What each of the PCs lost, by id: from one loss out of ten less than that, to one out of ten more. */
  readonly damageRange: Readonly<Record<string, Spread & { readonly p10: number }>>;
  /** MP spent on average by those who have any to spend, by id. */
  readonly spentMp: Readonly<Record<string, number>>;
};

/** Where the values of a figure lie. */
type Spread = { readonly mean: number; readonly p50: number; readonly p90: number };

/** How many fall: on average, the chance that anybody does, and the chance of each number. */
type Casualties = { readonly mean: number; readonly any: number; readonly shares: readonly number[] };

/** What a tally comes to; `exact` for one in chances instead of fights. */
export function summarise(
  tally: Tally,
  entrants: readonly Entrant[],
  {
    exact,
    runs,
    tellsDeath,
  }: { readonly exact: boolean; readonly runs: number; readonly tellsDeath: boolean },
): Forecast {
  const { wins } = tally;
  const all = tally.runs;
  const win = { pc: wins.pc / all, foe: wins.foe / all, draw: wins.draw / all };
  const ids = entrants.map(({ combatant }) => combatant.id);
  const losses = ids.map((_, index) => lossesOf(tally, index));
  return {
    runs,
    exact,
    win,
    margin: exact ? 0 : marginOf(win.pc, all),
    rounds: { ...spreadOf([...tally.rounds.entries()]), shares: sharesOf(tally.rounds) },
    fallen: casualtiesOf(tally.fallen),
    dead: tellsDeath ? casualtiesOf(tally.dead) : null,
    damageTaken: Object.fromEntries(ids.map((id, index) => [id, meanOf(losses[index] ?? [])])),
    damageRange: Object.fromEntries(
      entrants.flatMap(({ combatant: { id, side } }, index) => {
        const own = losses[index] ?? [];
        return side === 'pc' ? [[id, { ...spreadOf(own), p10: percentile(own, 0.1) }] as const] : [];
      }),
    ),
    spentMp: Object.fromEntries(
      ids.flatMap((id, index) => {
        const spent = tally.spent[index] ?? 0;
        return spent > 0 ? [[id, spent / all] as const] : [];
      }),
    ),
  };
}

/** How often each value came, from the lowest to the highest. */
type Counts = readonly (readonly [value: number, number: number])[];

function spreadOf(counts: Counts): Spread {
  return { mean: meanOf(counts), p50: percentile(counts, 0.5), p90: percentile(counts, 0.9) };
}

function casualtiesOf(counts: readonly number[]): Casualties {
  const shares = sharesOf(counts);
  return { mean: meanOf([...counts.entries()]), any: totalOf(counts.slice(1)) / totalOf(counts), shares };
}

function meanOf(counts: Counts): number {
  const all = allOf(counts);
  return all === 0 ? 0 : counts.reduce((sum, [value, number]) => sum + number * value, 0) / all;
}

/** The lowest value that at least this share of the counts doesn't exceed. */
function percentile(counts: Counts, share: number): number {
  // Chances that should add up to the share may miss it by a rounding.
  const wanted = allOf(counts) * share * (1 - 1e-12);
  let below = 0;
  for (const [value, number] of counts) {
    below += number;
    if (below >= wanted) return value;
  }
  return 0;
}

function allOf(counts: Counts): number {
  return counts.reduce((sum, [, number]) => sum + number, 0);
}

/** The share of each count, without the empty ones at the end. */
function sharesOf(counts: readonly number[]): readonly number[] {
  const all = totalOf(counts);
  const last = counts.findLastIndex((number) => number > 0);
  return counts.slice(0, last + 1).map((number) => number / all);
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, number) => sum + number, 0);
}
