import type { Sum } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { Message } from '#shared/text/message.ts';
import type { CountingCondition } from '#shared/rules/heroes-d20/conditions/conditions.ts';
import { LABELS } from './terms.ts';
import { checkSum } from './check-roll.ts';

/** A skill check; without a difficulty the narrator judges the total. */
export interface SkillCheck {
  readonly skill: number;
  readonly bonus: number;
  readonly difficulty: number | null;
  readonly conditions: readonly CountingCondition[];
}

/** How a skill check came out; `success` is null without a difficulty. */
export type SkillOutcome = { readonly success: boolean | null; readonly total: number };

/** Rolls a skill: d20 + skill, at least the difficulty; no natural decides by itself (H26). `rule` is what asks for the check. */
export function resolveSkill(
  { difficulty, ...check }: SkillCheck,
  label: Message,
  dice: Dice,
  rule = 'H26',
): { readonly outcome: SkillOutcome; readonly sums: readonly Sum[] } {
  const natural = dice.roll('test', 20);
  const sum = checkSum('test', LABELS.test, { ...check, label, as: 'test', rule }, natural);
  const success = difficulty === null ? null : sum.total >= difficulty;
  return { outcome: { success, total: sum.total }, sums: [sum] };
}
