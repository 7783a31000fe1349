// A worker: each system is measured by one that has never fought in another, as the app's forecasts are.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { diceFrom } from '../shared/dice/dice.ts';
import { seededSource } from '../shared/dice/seeded.ts';
import { BLOCK_RUNS, MAX_ROUNDS, seedOf } from '../shared/forecast/blocks.ts';
import { planForecast } from '../shared/forecast/plan.ts';
import { playOut } from '../shared/forecast/play-out.ts';
import { systemOf } from '../shared/rules/registry.ts';
import type { RuleSystem } from '../shared/rules/system.ts';
import { BLOCKS, blocksOfFights, SEED, setupOf } from './forecast-fights.ts';
import { compare, type Ratio } from './measure.ts';

const LIMIT = 5;
/** Batches of about the same length, so that whatever else the machine does falls on both alike. */
const OURS = 60;
const THEIRS = OURS * 6;

parentPort?.postMessage(await againstDice(systemOf(z.string().parse(workerData))));

/** The fights of a forecast against the bare dice of the same fights from the same source. */
function againstDice(system: RuleSystem): Promise<Ratio> {
  const dice = diceOf(system);
  return compare(
    `${system.id} fights of a forecast / their bare dice from the same source`,
    LIMIT,
    { times: OURS, run: blocksOfFights(system) },
    { times: THEIRS, run: () => rollAll(dice) },
  );
}

/** The faces of all the dice of the same fights, taken from the whole core so that what is measured has never seen another source. */
function diceOf(system: RuleSystem): Uint16Array {
  const { plan, policy } = planForecast(system, setupOf(system));
  const faces: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const source = seededSource(seedOf(SEED, block));
    for (let fight = 0; fight < BLOCK_RUNS; fight += 1) {
      const dice = diceFrom(source);
      playOut({ system, policy, plan }, dice, MAX_ROUNDS);
      for (const { sides } of dice.rolls) faces.push(sides);
    }
  }
  return Uint16Array.from(faces);
}

function rollAll(dice: Uint16Array): number {
  const roll = seededSource(SEED);
  let sum = 0;
  for (const faces of dice) sum += roll(faces, 'bench');
  return sum;
}
