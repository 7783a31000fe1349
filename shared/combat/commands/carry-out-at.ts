import { RodadaError, at } from '#shared/errors.ts';

/** Carries out one of several acts; errors name the field from `base` on (`commands[1].amount`). */
export function carryOutAt(base: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RodadaError)) throw error;
    throw at(error, error.path === undefined || error.path === '' ? base : `${base}.${error.path}`);
  }
}
