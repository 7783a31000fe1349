import { z } from 'zod';
import { parseDice } from '#shared/dice/expression.ts';
import { RodadaError } from '#shared/errors.ts';

/** Under this name a failed check carries the position of what isn't understood in a dice expression. */
export const DICE_POSITION = 'dicePosition';

/** A text field holding a dice expression; a bad one becomes `BAD_DICE` with its position when read by `readWith`. */
export const diceText = z.string().superRefine((value, context) => {
  try {
    parseDice(value);
  } catch (error) {
    if (!(error instanceof RodadaError)) throw error;
    context.addIssue({ code: 'custom', params: { [DICE_POSITION]: error.position, source: value } });
  }
});
