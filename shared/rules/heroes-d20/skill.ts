import type { Sum } from '../../combat/events.ts';
import type { Dice } from '../../dice/dice.ts';
import type { Message } from '../../text/message.ts';
import type { HeldCondition } from './conditions.ts';
import { LABELS } from './terms.ts';
import { testSum } from './test-roll.ts';

/** A skill test against a difficulty. */
export interface SkillTest {
  readonly skill: number;
  readonly bonus: number;
  readonly difficulty: number;
  readonly conditions: readonly HeldCondition[];
}

/** How a skill test came out. */
export type SkillOutcome = { readonly success: boolean; readonly total: number };

/** Tests a skill: d20 + skill, at least the difficulty; no natural decides by itself (H26). */
export function resolveSkill(
  { difficulty, ...test }: SkillTest,
  label: Message,
  dice: Dice,
): { readonly outcome: SkillOutcome; readonly sums: readonly Sum[] } {
  const natural = dice.roll('test', 20);
  const sum = testSum('test', LABELS.test, { ...test, label, as: 'test', rule: 'H26' }, natural);
  return { outcome: { success: sum.total >= difficulty, total: sum.total }, sums: [sum] };
}
