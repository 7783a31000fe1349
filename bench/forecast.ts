import { Worker } from 'node:worker_threads';
import { openWorkerPool } from '../electron/forecast/worker-pool.ts';
import { BLOCK_RUNS } from '../shared/forecast/blocks.ts';
import { SYSTEMS } from '../shared/rules/registry.ts';
import type { RuleSystem } from '../shared/rules/system.ts';
import { BLOCKS, blocksOfFights, setupOf } from './forecast-fights.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { showdownFight } from './showdown.mjs';

/** A hundred times the fights in the same time. */
const SIMULATOR_LIMIT = 0.01;
/** Two workers are 1.7 times as fast as one. */
const POOL_LIMIT = 1 / 1.7;
const POOL_RUNS = 200_000;
const POOL_ROUNDS = 7;

/** Fights of a forecast against their bare dice, against those of a battle simulator, and two workers against one. */
export async function forecastBench(): Promise<readonly Ratio[]> {
  const ratios: Ratio[] = [];
  for (const system of SYSTEMS) ratios.push(await againstDice(system));
  for (const system of SYSTEMS) ratios.push(await againstSimulator(system));
  ratios.push(await twoAgainstOne());
  return ratios;
}

/** Measures a system's fights against their dice, in a worker of its own. */
function againstDice({ id }: RuleSystem): Promise<Ratio> {
  const worker = new Worker(new URL('forecast-dice.ts', import.meta.url), { workerData: id });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function againstSimulator(system: RuleSystem): Promise<Ratio> {
  const run = blocksOfFights(system);
  const fights = 20;
  return compareMeasured(
    `${system.id} fight of three against three / one in @pkmn/sim`,
    SIMULATOR_LIMIT,
    () => milliseconds(run) / (BLOCKS * BLOCK_RUNS),
    () =>
      milliseconds(() => {
        for (let fight = 0; fight < fights; fight += 1) showdownFight();
      }) / fights,
    5,
  );
}

async function twoAgainstOne(): Promise<Ratio> {
  const [system] = SYSTEMS;
  if (system === undefined) throw new Error('there is no system');
  const script = new URL('../electron/forecast/forecast-worker.ts', import.meta.url);
  const pools = [2, 1].map((workers) => openWorkerPool({ script, workers }));
  const [two, one] = pools.map((pool) => async (): Promise<number> => {
    const start = performance.now();
    const size = { runs: POOL_RUNS, seed: 1 };
    await pool.work({ system, setup: setupOf(system), size, progress: () => undefined });
    return performance.now() - start;
  });
  if (two === undefined || one === undefined) throw new Error('there is no pool');
  try {
    return await compareMeasured('a forecast by two workers / by one', POOL_LIMIT, two, one, POOL_ROUNDS);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
  }
}

function milliseconds(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
