/** One natural result, with what it was rolled for. */
export interface Roll {
  readonly purpose: string;
  readonly sides: number;
  readonly natural: number;
}

/** Where naturals come from: random, seeded, a fixed list, or figures typed at the table. */
export type DieSource = (sides: number, purpose: string) => number;

/** What the rules core rolls with: every natural is remembered with its purpose, in order. */
export interface Dice {
  /** Rolls one die of `sides` faces; throws what the source throws (`DICE_EXHAUSTED`, `DIE_OUT_OF_RANGE`). */
  readonly roll: (purpose: string, sides: number) => number;
  /** Everything rolled so far. */
  readonly rolls: readonly Roll[];
}

/** Dice that draw from a source and record every natural. */
export function diceFrom(source: DieSource): Dice {
  const rolls: Roll[] = [];
  return {
    rolls,
    roll(purpose, sides) {
      const natural = source(sides, purpose);
      rolls.push({ purpose, sides, natural });
      return natural;
    },
  };
}
