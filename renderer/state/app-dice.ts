import type { DieSource } from '#shared/dice/dice.ts';
import { randomSource } from '#shared/dice/seeded.ts';

const STEPS = 2 ** 32;

/** The app's own dice outside fights: naturals from the system's cryptographic randomness. */
export const appDice: DieSource = randomSource(() => {
  const [figure = 0] = crypto.getRandomValues(new Uint32Array(1));
  return figure / STEPS;
});
