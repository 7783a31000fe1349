import type { DieSource } from './dice.ts';

/** Numbers from 0 (included) to 1 (excluded). */
export type UnitRandom = () => number;

/** How many numbers of 32 bits there are. */
const NUMBERS = 4_294_967_296;

/** A repeatable stream of numbers: the same integer seed gives the same stream on any machine. */
export function seededRandom(seed: number): UnitRandom {
  const roll = seededSource(seed);
  return () => (roll(NUMBERS, 'random') - 1) / NUMBERS;
}

/** Dice from any stream of numbers in [0, 1). */
export function randomSource(random: UnitRandom): DieSource {
  return (sides) => Math.floor(random() * sides) + 1;
}

/**
 * Dice that repeat for the same integer seed (sfc32 by Chris Doty-Humphrey, its state filled by splitmix32; 32-bit integer
 * arithmetic only). A die is one function that calls no other: a forecast rolls millions.
 */
export function seededSource(seed: number): DieSource {
  const fill = splitmix32(seed);
  let a = fill();
  let b = fill();
  let c = fill();
  let counter = 1;
  const roll = (sides: number): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return Math.floor(((sum >>> 0) / NUMBERS) * sides) + 1;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) roll(1);
  return roll;
}

function splitmix32(seed: number): () => number {
  // Seeds beyond 32 bits keep their high part, so that 1 and 2^32 + 1 differ.
  let state = (seed | 0) ^ Math.imul(Math.trunc(seed / NUMBERS) | 0, 0x85ebca6b);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}
