import { parseDice } from '#shared/dice/expression.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';

/** The dice that an expression asks for, term by term; figures that no die rolls ask for nothing. Throws `BAD_DICE` for what is no expression. */
export function slotsOfDice(dice: string, purpose: string, label: Message): readonly DiceSlot[] {
  return parseDice(dice).flatMap((term) =>
    term.kind === 'dice' ? [{ purpose, label, sides: term.sides, count: term.count }] : [],
  );
}
