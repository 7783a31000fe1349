import type { RuleSystem } from '#shared/rules/system.ts';
import { blocksOf, fightBlock, MAX_ROUNDS } from './blocks.ts';
import { solveDuel } from '#shared/arena/duel.ts';
import { entrantsOf } from '#shared/arena/fighter.ts';
import { arenaOf, isPlain } from './made-arena.ts';
import { planForecast, type Planned } from './plan.ts';
import { summarise, type Forecast } from './summary.ts';
import { newTally, type Tally } from '#shared/arena/tally.ts';

/** How often to fight, and the seed that makes it repeatable. */
export interface ForecastSize {
  readonly runs: number;
  readonly seed: number;
}

/** Forecasts a fight: exactly where it is one against one and can be enumerated, else by fighting it so many times. Errors under `base`. */
export function forecast(system: RuleSystem, setup: unknown, size: ForecastSize, base?: string): Forecast {
  const planned = planForecast(system, setup, base);
  const exact = exactTally(planned);
  if (exact !== null) return summaryOf(planned, exact, size.runs, true);
  const tally = emptyTally(planned);
  const arena = arenaOf(planned);
  for (let block = 0; block < blocksOf(size.runs); block += 1) fightBlock(arena, tally, size, block);
  return summaryOf(planned, tally, size.runs, false);
}

/** The exact chances of a fight of one against one, or null where it has to be tried out. */
export function exactTally(planned: Planned): Tally | null {
  const { plan, policy } = planned;
  const entrants = entrantsOf(plan.state, plan.surprised);
  const isDuel = entrants.length === 2 && entrants.every(({ joins, surprised }) => joins === 1 && !surprised);
  const duel = isDuel && isPlain(planned) ? (policy.duel?.(plan) ?? null) : null;
  return duel === null ? null : solveDuel(duel, emptyTally(planned), MAX_ROUNDS);
}

/** A tally for a fight, of no fights yet. */
export function emptyTally({ plan }: Planned): Tally {
  const entrants = entrantsOf(plan.state, plan.surprised);
  const pcs = entrants.filter(({ combatant }) => combatant.side === 'pc').length;
  return newTally(entrants.length, pcs, MAX_ROUNDS);
}

/** What the tally of a fight comes to. */
export function summaryOf({ plan, policy }: Planned, tally: Tally, runs: number, exact: boolean): Forecast {
  const tellsDeath = policy.isDead !== undefined;
  return summarise(tally, entrantsOf(plan.state, plan.surprised), { exact, runs, tellsDeath });
}
