import type { CombatState } from '#shared/combat/state.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import type { Pool } from '#shared/rules/rituals-d20/checks/pool.ts';
import type { Roller } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import type { Message } from '#shared/text/message.ts';
import { sideOf, type RolledSide } from '#shared/rules/rituals-d20/checks/check-odds.ts';
import { signed } from '#shared/text/figures.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** What a side of a check rolls in this fight, and what is added to it (N1). */
export function sideIn(state: CombatState, roller: Roller): RolledSide {
  return sideOf(roller, optionsSlot.read(state.options, 'options'));
}

/** The field for the naturals of a pool. */
export function poolSlot(purpose: string, label: Message, { count }: Pool): DiceSlot {
  return { purpose, label, sides: 20, count };
}

/** A side in words: "melhor de 3d20 +7". */
export function sideInWords({ pool: { count, keep }, bonus }: RolledSide): Message {
  const key = count === 1 ? 'one' : keep;
  return ritualsMessage(`tracker.side.${key}`, { count, bonus: signed(bonus) });
}
