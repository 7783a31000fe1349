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
  /** As it is written: `2d6`, `4d6kh3`, `3`. */
  readonly label: string;
  readonly value: number;
  readonly dice: readonly RolledDie[];
}

/** A rolled expression: its sum and each term, die by die. */
export interface RolledExpression {
  readonly total: number;
  readonly terms: readonly RolledTerm[];
}

/** Shared by every figure that no die stands behind. */
export const NO_DICE: readonly RolledDie[] = [];

/** Rolls every die of an expression from left to right, all under one purpose. (Plain loops: this is on the way of every blow.) */
export function rollExpression(expression: DiceExpression, dice: Dice, purpose: string): RolledExpression {
  const terms: RolledTerm[] = [];
  let total = 0;
  for (const term of expression) {
    const rolled =
      term.kind === 'dice'
        ? rollTerm(term, dice, purpose)
        : { label: term.label, value: term.sign * term.value, dice: NO_DICE };
    terms.push(rolled);
    total += rolled.value;
  }
  return { total, terms };
}

function rollTerm(term: DiceTerm, dice: Dice, purpose: string): RolledTerm {
  const { count, sides, keep, sign, label } = term;
  const rolled: RolledDie[] = [];
  for (let index = 0; index < count; index += 1) {
    rolled.push({ sides, natural: dice.roll(purpose, sides), kept: true });
  }
  const marked = keep === null ? rolled : markKept(rolled, keep);
  let sum = 0;
  for (const { natural, kept } of marked) if (kept) sum += natural;
  return { label, value: sign * sum, dice: marked };
}

/** Which dice count; among equal naturals the earlier one is kept. */
function markKept(rolled: readonly RolledDie[], keep: NonNullable<DiceTerm['keep']>): readonly RolledDie[] {
  const best = keep.which === 'highest' ? -1 : 1;
  const ranked = rolled.toSorted((a, b) => best * (a.natural - b.natural));
  const kept = new Set(ranked.slice(0, keep.count));
  return rolled.map((die) => (kept.has(die) ? die : { ...die, kept: false }));
}
