import { seededSource } from '#shared/dice/seeded.ts';
import type { Arena } from '#shared/arena/policy.ts';
import { countFight, type Tally } from '#shared/arena/tally.ts';

/** Fights that are fought with one stream of dice; the parts in which a forecast may be shared out. */
export const BLOCK_RUNS = 100;

/** A fight of more rounds is a draw. */
export const MAX_ROUNDS = 100;

const SEED_STEP = 0x9e3779b1;

/** How many blocks so many runs are. */
export function blocksOf(runs: number): number {
  return Math.ceil(runs / BLOCK_RUNS);
}

/** Fights one block of a forecast of so many runs; which dice fall depends on the seed and the block alone. */
export function fightBlock(
  arena: Arena,
  tally: Tally,
  asked: { readonly runs: number; readonly seed: number },
  block: number,
): void {
  const roll = seededSource(seedOf(asked.seed, block));
  const runs = Math.min(BLOCK_RUNS, asked.runs - block * BLOCK_RUNS);
  for (let run = 0; run < runs; run += 1) countFight(tally, arena.fight(roll, MAX_ROUNDS), arena.fighters);
}

/** The seed of a block: far apart for seeds and blocks that lie beside each other. */
export function seedOf(seed: number, block: number): number {
  return seed + Math.imul(block, SEED_STEP);
}
