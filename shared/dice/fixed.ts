import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { diceFrom, type Dice, type DieSource, type Roll } from './dice.ts';

/** A list of naturals used up in order, as in `headless.md` and in a replay. */
export interface FixedSource {
  readonly source: DieSource;
  /** How many naturals are left over. */
  readonly left: () => number;
  /** Puts back as many as an undone command took (negative: takes them again for a redone one). */
  readonly putBack: (count: number) => void;
}

/** Dice from a list; `DICE_EXHAUSTED` when it runs out, `DIE_OUT_OF_RANGE` for a value its die doesn't have. */
export function fixedSource(naturals: readonly number[]): FixedSource {
  let used = 0;
  return {
    left: () => naturals.length - used,
    putBack(count) {
      used -= count;
    },
    source(sides) {
      const natural = naturals[used];
      if (natural === undefined) {
        throw new RodadaError('DICE_EXHAUSTED', message('error.diceExhausted', { sides }), { path: 'dice' });
      }
      assertNatural(natural, sides, `dice[${used}]`);
      used += 1;
      return natural;
    },
  };
}

/** The dice of stored rolls, to be rolled again in the same order; throws as `fixedSource` does. */
export function diceOf(rolls: readonly Roll[]): Dice {
  return diceFrom(fixedSource(rolls.map(({ natural }) => natural)).source);
}

/** Refuses a natural that a die of `sides` faces cannot show (`DIE_OUT_OF_RANGE`). */
export function assertNatural(natural: number, sides: number, path: string): void {
  if (Number.isInteger(natural) && natural >= 1 && natural <= sides) return;
  throw new RodadaError('DIE_OUT_OF_RANGE', message('error.dieOutOfRange', { natural, sides }), { path });
}
