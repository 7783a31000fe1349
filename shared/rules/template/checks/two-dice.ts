import type { Sum, Term } from '#shared/combat/events.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import { rollTerms } from '#shared/rules/template/conditions/conditions.ts';
import { addUnlessZero, sumOf } from '#shared/rules/kit/sums.ts';
import { templateMessage, type TemplateKey } from '#shared/rules/template/words/texts.ts';

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

/** Two dice as the log and the result card show them. */
export function diceOf({ first, second }: Pair): readonly RolledDie[] {
  return [first, second].map((natural) => ({ sides: FACES, natural, kept: true }));
}

/** What a combatant's figure and conditions add to its 2d6, term by term (T3, T6). */
export function bonusTerms(combatant: Combatant, label: TemplateKey, value: number): readonly Term[] {
  const terms: Term[] = [];
  addUnlessZero(terms, templateMessage(label), value, 'T3');
  return [...terms, ...rollTerms(combatant)];
}

/** 2d6 and what is added to them, as the log explains it. */
export function pairSum(purpose: string, label: TemplateKey, pair: Pair, terms: readonly Term[]): Sum {
  const value = pair.first + pair.second;
  const rolled: Term = { label: templateMessage('term.dice'), value, rule: 'T3', dice: diceOf(pair) };
  return sumOf(purpose, templateMessage(label), [rolled, ...terms]);
}
