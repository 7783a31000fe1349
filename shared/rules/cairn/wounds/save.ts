import type { Dice } from '#shared/dice/dice.ts';

/** A save with the natural that decided it. */
export interface Save {
  readonly natural: number;
  /** What it was made against. */
  readonly attribute: number;
  readonly passed: boolean;
}

/** Whether a natural d20 passes a save against an attribute: not above it; 1 always passes, 20 never (C1). */
export function passesSave(natural: number, attribute: number): boolean {
  return natural === 1 || (natural !== 20 && natural <= attribute);
}

/** Rolls a save against an attribute (C1). */
export function rollSave(dice: Dice, attribute: number, purpose: string): Save {
  const natural = dice.roll(purpose, 20);
  return { natural, attribute, passed: passesSave(natural, attribute) };
}
