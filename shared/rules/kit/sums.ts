import type { Sum, Term } from '#shared/combat/events.ts';
import { NO_DICE } from '#shared/dice/roll-expression.ts';
import type { Message } from '#shared/text/message.ts';

/** A figure of a sum that stands even when it is 0, such as the skill. */
export function term(label: Message, value: number, rule: string): Term {
  // A stored fight knows no −0.
  return { label, value: value + 0, rule, dice: NO_DICE };
}

/** Adds a figure to a sum unless it is 0. */
export function addUnlessZero(terms: Term[], label: Message, value: number, rule: string): void {
  if (value !== 0) terms.push(term(label, value, rule));
}

/** What terms come to. */
export function totalOf(terms: readonly Term[]): number {
  let total = 0;
  for (const { value } of terms) total += value;
  return total;
}

/** A sum of terms that nothing multiplies. */
export function sumOf(purpose: string, label: Message, terms: readonly Term[]): Sum {
  return { purpose, label, terms, multiplier: 1, total: totalOf(terms) };
}
