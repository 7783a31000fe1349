import { parseDice } from '#shared/dice/expression.ts';
import { RodadaError } from '#shared/errors.ts';
import { type Message, message } from '#shared/text/message.ts';

/** Why dice as they are written can't be rolled, or null when they can. */
export function diceFault(dice: string): Message | null {
  if (dice.trim() === '') return message('tracker.freeRoll.noDice');
  try {
    parseDice(dice);
    return null;
  } catch (thrown) {
    if (thrown instanceof RodadaError) return thrown.said;
    throw thrown;
  }
}
