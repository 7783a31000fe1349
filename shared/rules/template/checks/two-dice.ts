import type { Sum, Term } from '../../../combat/events.ts';
import type { Combatant } from '../../../combat/state.ts';
import type { Dice } from '../../../dice/dice.ts';
import { NO_DICE } from '../../../dice/roll-expression.ts';
import { rollTerms } from '../conditions/conditions.ts';
import { say, type TemplateKey } from '../words/texts.ts';

/** The faces of each of the two dice (T3). */
export const FACES = 6;

/** Two dice as they fell. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

/** Both dice show a 6 (T4). */
export function isDoubleSix({ first, second }: Pair): boolean {
  return first === FACES && second === FACES;
}

/** Rolls 2d6 under one purpose. */
export function rollPair(dice: Dice, purpose: string): Pair {
  return { first: dice.roll(purpose, FACES), second: dice.roll(purpose, FACES) };
}

/** What a combatant's figure and conditions add to its 2d6, term by term (T3, T6). */
export function bonusTerms(combatant: Combatant, label: TemplateKey, value: number): readonly Term[] {
  const own = value === 0 ? [] : [{ label: say(label), value, rule: 'T3', dice: NO_DICE }];
  return [...own, ...rollTerms(combatant)];
}

/** 2d6 and what is added to them, as the log explains it. */
export function sumOf(
  purpose: string,
  label: TemplateKey,
  { first, second }: Pair,
  terms: readonly Term[],
): Sum {
  const dice: Term = {
    label: say('term.dice'),
    value: first + second,
    rule: 'T3',
    dice: [first, second].map((natural) => ({ sides: FACES, natural, kept: true })),
  };
  return {
    purpose,
    label: say(label),
    terms: [dice, ...terms],
    multiplier: 1,
    total: first + second + totalOf(terms),
  };
}

/** What terms come to. */
export function totalOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
