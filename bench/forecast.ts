import { hireCrew } from '../electron/forecast/crew.ts';
import { diceFrom } from '../shared/dice/dice.ts';
import { seededSource } from '../shared/dice/seeded.ts';
import { BLOCK_RUNS, fightBlock, MAX_ROUNDS, seedOf } from '../shared/forecast/blocks.ts';
import { emptyTally } from '../shared/forecast/forecast.ts';
import { planForecast, type ForecastSetup } from '../shared/forecast/plan.ts';
import { playOut } from '../shared/forecast/play-out.ts';
import { SYSTEMS } from '../shared/rules/registry.ts';
import type { RuleSystem } from '../shared/rules/system.ts';
import { compare, compareMeasured, type Ratio } from './measure.ts';
import { showdownFight } from './showdown.mjs';

const DICE_LIMIT = 8;
/** A hundred times the fights in the same time. */
const SIMULATOR_LIMIT = 0.01;
/** Two workers are 1.7 times as fast as one. */
const CREW_LIMIT = 1 / 1.7;
const CREW_RUNS = 200_000;
const CREW_ROUNDS = 7;
const BLOCKS = 2;
const SEED = 1;

const blade = { id: 'w', name: 'Espada', kind: 'melee', damage: '1d8', criticalRange: 19 };

/** A middling fighter of each system, and its points. */
const FIGHTERS: Readonly<Record<string, { readonly points: number; readonly sheet: object }>> = {
  'heroes-d20': {
    points: 25,
    sheet: { level: 4, str: 3, fighting: 7, fortitude: 6, armorClass: 4, initiative: 2, weapons: [blade] },
  },
  'rituals-d20': {
    points: 20,
    sheet: {
      agility: 2,
      strength: 2,
      fighting: 5,
      defense: 14,
      dexterity: 5,
      weapons: [{ id: 'w', name: 'Faca', kind: 'melee', damage: '1d6+2' }],
    },
  },
  scop: {
    points: 10,
    sheet: {
      skills: { Espadas: 2 },
      armor: 'light',
      weapons: [{ id: 'w', name: 'Espada', skill: 'Espadas' }],
    },
  },
  cairn: {
    points: 5,
    sheet: { str: 11, dex: 11, wil: 11, armor: 1, weapons: [{ id: 'w', name: 'Espada', dice: 'd8' }] },
  },
};

/** Fights of a forecast against their bare dice, against those of a battle simulator, and two workers against one. */
export async function forecastBench(): Promise<readonly Ratio[]> {
  const ratios: Ratio[] = [];
  for (const system of SYSTEMS) ratios.push(await againstDice(system));
  for (const system of SYSTEMS) ratios.push(await againstSimulator(system));
  ratios.push(await twoAgainstOne());
  return ratios;
}

/** Three PCs against three foes. */
function setupOf(system: RuleSystem): ForecastSetup {
  const { points, sheet } = FIGHTERS[system.id] ?? { points: 1, sheet: {} };
  return {
    combatants: (['pc', 'foe'] as const).flatMap((side) =>
      [1, 2, 3].map((number) => ({
        id: `${side}${number}`,
        name: `${side}${number}`,
        side,
        hp: { current: points, max: points },
        sheet: { ...sheet },
      })),
    ),
  };
}

/** Fights all the blocks once. */
function blocksOfFights(system: RuleSystem): () => void {
  const planned = planForecast(system, setupOf(system));
  const arena = planned.policy.arena(planned.plan);
  const size = { runs: BLOCKS * BLOCK_RUNS, seed: SEED };
  return () => {
    const tally = emptyTally(planned);
    for (let block = 0; block < BLOCKS; block += 1) fightBlock(arena, tally, size, block);
  };
}

function againstDice(system: RuleSystem): Promise<Ratio> {
  const dice = diceOf(system);
  const run = blocksOfFights(system);
  return compare(
    `${system.id} fights of a forecast / their bare dice from the same source`,
    DICE_LIMIT,
    { times: 50, run },
    { times: 50, run: () => rollAll(dice) },
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
      playOut(system, policy, plan, dice, MAX_ROUNDS);
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
  const crews = [2, 1].map((workers) => hireCrew({ script, workers }));
  const [two, one] = crews.map((crew) => async (): Promise<number> => {
    const start = performance.now();
    const size = { runs: CREW_RUNS, seed: 1 };
    await crew.work({ system, setup: setupOf(system), size, progress: () => undefined });
    return performance.now() - start;
  });
  if (two === undefined || one === undefined) throw new Error('there is no crew');
  try {
    return await compareMeasured('a forecast by two workers / by one', CREW_LIMIT, two, one, CREW_ROUNDS);
  } finally {
    await Promise.all(crews.map((crew) => crew.dismiss()));
  }
}

function milliseconds(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
