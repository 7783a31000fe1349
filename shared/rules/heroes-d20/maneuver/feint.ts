import type { Sum } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { CountingCondition } from '#shared/rules/heroes-d20/conditions/conditions.ts';
import { LABELS } from '#shared/rules/heroes-d20/checks/terms.ts';
import { checkSum } from '#shared/rules/heroes-d20/checks/check-roll.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** A feint: Enganação against the initiative total the target has already rolled. */
export interface Feint {
  readonly deception: number;
  readonly bonus: number;
  readonly conditions: readonly CountingCondition[];
  readonly targetInitiative: number;
}

/** How a feint came out. */
export type FeintOutcome = { readonly success: boolean; readonly total: number };

const DECEPTION = heroesMessage('term.deception');

/** Tries a feint; like every manoeuvre the one who starts needs the higher total, so a tie fails (H25). */
export function resolveFeint(
  { deception, bonus, conditions, targetInitiative }: Feint,
  dice: Dice,
): { readonly outcome: FeintOutcome; readonly sums: readonly Sum[] } {
  const natural = dice.roll('test', 20);
  const roll = { label: DECEPTION, skill: deception, bonus, conditions, as: 'test', rule: 'H25' } as const;
  const sum = checkSum('test', LABELS.test, roll, natural);
  return { outcome: { success: sum.total > targetInitiative, total: sum.total }, sums: [sum] };
}
