import { RodadaError, at } from '#shared/errors.ts';

/** Carries out one of several acts and gives what it came to; errors name the field from `base` on (`commands[1].amount`). */
export function carryOutAt<T>(base: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof RodadaError)) throw error;
    throw at(error, error.path === undefined || error.path === '' ? base : `${base}.${error.path}`);
  }
}
