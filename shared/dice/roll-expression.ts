import type { Dice } from './dice.ts';
import type { DiceExpression, DiceTerm } from './expression.ts';

/** One die of a rolled expression. */
export interface RolledDie {
  readonly sides: number;
  readonly natural: number;
  /** False for a die that keep-highest or keep-lowest left out. */
  readonly kept: boolean;
}

/** A rolled term with what it adds to the total. */
export interface RolledTerm {
  readonly label: string;
  readonly value: number;
  readonly dice: readonly RolledDie[];
}

/** A rolled expression: its sum and each term, die by die. */
export interface RolledExpression {
  readonly total: number;
  readonly terms: readonly RolledTerm[];
}

/** Rolls every die of an expression from left to right, all under one purpose. */
export function rollExpression(expression: DiceExpression, dice: Dice, purpose: string): RolledExpression {
  const terms = expression.map((term) =>
    term.kind === 'constant'
      ? { label: String(term.value), value: term.sign * term.value, dice: [] }
      : rollTerm(term, dice, purpose),
  );
  return { total: terms.reduce((sum, term) => sum + term.value, 0), terms };
}

function rollTerm(term: DiceTerm, dice: Dice, purpose: string): RolledTerm {
  const naturals = Array.from({ length: term.count }, () => dice.roll(purpose, term.sides));
  const kept = keptIndexes(naturals, term.keep);
  const rolled = naturals.map((natural, index) => ({ sides: term.sides, natural, kept: kept.has(index) }));
  const sum = rolled.reduce((total, die) => (die.kept ? total + die.natural : total), 0);
  return { label: termLabel(term), value: term.sign * sum, dice: rolled };
}

/** Which dice count; among equal naturals the earlier one is kept. */
function keptIndexes(naturals: readonly number[], keep: DiceTerm['keep']): ReadonlySet<number> {
  const indexes = naturals.map((_, index) => index);
  if (keep === null) return new Set(indexes);
  const best = keep.which === 'highest' ? -1 : 1;
  const ranked = indexes.toSorted((a, b) => best * ((naturals[a] ?? 0) - (naturals[b] ?? 0)) || a - b);
  return new Set(ranked.slice(0, keep.count));
}

/** A dice term as it is written: `2d6`, `4d6kh3`. */
export function termLabel(term: DiceTerm): string {
  const keep = term.keep === null ? '' : `k${term.keep.which === 'highest' ? 'h' : 'l'}${term.keep.count}`;
  return `${term.count}d${term.sides}${keep}`;
}
