import type { Sum } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { Message } from '#shared/text/message.ts';
import type { CountingCondition } from '#shared/rules/heroes-d20/conditions/conditions.ts';
import { LABELS } from './terms.ts';
import { checkSum } from './check-roll.ts';

/** A resistance check against a difficulty; `skill` is Fortitude, Reflexos or Vontade. */
export interface ResistanceCheck {
  readonly skill: number;
  readonly bonus: number;
  /** Of the body's armour, or the mind's where `mental` (H7). */
  readonly armorClass: number;
  readonly mental?: boolean;
  /** Null: the narrator judges what no natural decides. */
  readonly difficulty: number | null;
  readonly conditions: readonly CountingCondition[];
}

/** How a resistance check came out and what decided it; `success` is null where the narrator judges. */
export type ResistanceOutcome = {
  readonly success: boolean | null;
  readonly total: number;
  readonly reason: 'natural-1' | 'natural-20' | 'totals';
};

/**
 * Rolls resistance: d20 + skill + armour class; a natural 1 fails and a 20 succeeds (H7, H9).
 * Conditions on every roll or on every defence count; those that depend on the kind of attack don't.
 */
export function resolveResistance(
  { difficulty, ...check }: ResistanceCheck,
  label: Message,
  dice: Dice,
): { readonly outcome: ResistanceOutcome; readonly sums: readonly Sum[] } {
  const natural = dice.roll('test', 20);
  const sum = checkSum('defense', LABELS.defense, { ...check, label, as: 'defense', rule: 'H7' }, natural);
  return { outcome: { ...decide(natural, sum.total, difficulty), total: sum.total }, sums: [sum] };
}

function decide(natural: number, total: number, difficulty: number | null): Omit<ResistanceOutcome, 'total'> {
  if (natural === 1) return { success: false, reason: 'natural-1' };
  if (natural === 20) return { success: true, reason: 'natural-20' };
  return { success: difficulty === null ? null : total >= difficulty, reason: 'totals' };
}
