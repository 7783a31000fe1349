import type { Sum, Term } from '../../../combat/events.ts';
import { NO_DICE } from '../../../dice/roll-expression.ts';
import type { Message } from '../../../text/message.ts';
import { say } from '../words/texts.ts';

/** A figure of a sum that stands even when it is 0, such as the skill. */
export function term(label: Message, value: number, rule: string): Term {
  return { label, value, rule, dice: NO_DICE };
}

const D20 = say('term.d20');
/** A d20 showing each natural, made once: every roll of the system has one. */
const D20_SHOWING = Array.from({ length: 21 }, (_, natural) => [{ sides: 20, natural, kept: true }]);

/** The d20 of a roll. */
export function d20Term(natural: number, rule: string): Term {
  return { label: D20, value: natural, rule, dice: D20_SHOWING[natural] ?? NO_DICE };
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

/** The labels that several rolls use, made once. */
export const LABELS = {
  armorClass: say('term.armorClass'),
  mentalArmor: say('term.mentalArmor'),
  difficulty: say('sum.difficulty'),
  bonus: say('term.bonus'),
  power: say('term.power'),
  attack: say('sum.attack'),
  defense: say('sum.defense'),
  damage: say('sum.damage'),
  test: say('sum.test'),
  opposed: say('sum.opposed'),
  fighting: say('term.fighting'),
} as const;
