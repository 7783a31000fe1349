import type { Sum, Term } from '../../../combat/events.ts';
import type { Message } from '../../../text/message.ts';
import type { Pool, RolledPool } from './pool.ts';
import { say } from '../words/texts.ts';

/** A figure of a sum that stands even when it is 0, such as the skill. */
export function term(label: Message, value: number, rule: string): Term {
  // A stored fight knows no −0.
  return { label, value: value + 0, rule, dice: [] };
}

/** The kept die of a pool, with all that were rolled (N1). */
export function poolTerm({ count, keep }: Pool, { kept, dice }: RolledPool): Term {
  const label = say(keep === 'best' ? 'term.best' : 'term.worst', { count });
  return { label, value: kept, rule: 'N1', dice };
}

/** Adds a figure to a sum unless it is 0. */
export function addUnlessZero(terms: Term[], label: Message, value: number, rule: string): void {
  if (value !== 0) terms.push(term(label, value, rule));
}

/** A sum of terms. */
export function sumOf(purpose: string, label: Message, terms: readonly Term[]): Sum {
  let total = 0;
  for (const { value } of terms) total += value;
  return { purpose, label, terms, multiplier: 1, total };
}

/** The labels that several rolls use, made once. */
export const LABELS = {
  attack: say('sum.attack'),
  difficulty: say('sum.difficulty'),
  damage: say('sum.damage'),
  test: say('sum.test'),
  opposed: say('sum.opposed'),
  skill: say('term.skill'),
  modifier: say('term.modifier'),
  defense: say('term.defense'),
  constitution: say('skill.constitution'),
  dexterity: say('skill.dexterity'),
} as const;
