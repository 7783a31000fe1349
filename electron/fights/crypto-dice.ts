import { randomInt } from 'node:crypto';
import type { DieSource } from '#shared/dice/dice.ts';
import { randomSource } from '#shared/dice/seeded.ts';

const STEPS = 2 ** 32;

/** The app's own dice: naturals from the operating system's cryptographic randomness. */
export const cryptoDice: DieSource = randomSource(() => randomInt(STEPS) / STEPS);
