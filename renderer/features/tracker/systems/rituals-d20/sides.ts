import type { CombatState } from '../../../../../shared/combat/state.ts';
import type { DiceSlot } from '../../../../../shared/rules/system.ts';
import { optionsSlot } from '../../../../../shared/rules/rituals-d20/options.ts';
import { poolOf, type Pool } from '../../../../../shared/rules/rituals-d20/pool.ts';
import type { Tester } from '../../../../../shared/rules/rituals-d20/pool-test.ts';
import type { Message } from '../../../../../shared/text/message.ts';
import { message } from '../../../../../shared/text/translate.ts';
import type { RolledSide } from './chances.ts';
import { signed } from '../../panels/signed.ts';

/** What a side of a test rolls in this fight, and what is added to it (N1). */
export function sideOf(
  state: CombatState,
  { attribute, extraDice, skill, modifier, terms }: Tester,
): RolledSide {
  const { zeroAttribute } = optionsSlot.read(state.options, 'options');
  const bonus = terms.reduce((sum, { value }) => sum + value, skill + modifier);
  return { pool: poolOf(attribute, extraDice, zeroAttribute), bonus };
}

/** The field for the naturals of a pool. */
export function poolSlot(purpose: string, label: Message, { count }: Pool): DiceSlot {
  return { purpose, label, sides: 20, count };
}

/** A side in words: "melhor de 3d20 +7". */
export function sideInWords({ pool: { count, keep }, bonus }: RolledSide): Message {
  const key = count === 1 ? 'one' : keep;
  return message(`tracker.rituals.side.${key}`, { count, bonus: signed(bonus) });
}
