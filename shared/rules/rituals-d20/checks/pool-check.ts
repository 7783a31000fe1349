import type { Sum, Term } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { Message } from '#shared/text/message.ts';
import type { RitualsOptions } from '#shared/rules/rituals-d20/options.ts';
import { poolOf, rollPool } from './pool.ts';
import { addUnlessZero, sumOf, term } from '#shared/rules/kit/sums.ts';
import { LABELS, poolTerm } from './terms.ts';

/** The part of the house options that a pool depends on. */
export type PoolOptions = Pick<RitualsOptions, 'zeroAttribute'>;

/** One side of a check: its pool, its skill, and what else counts (N1). */
export interface Roller {
  readonly attribute: number;
  readonly skill: number;
  readonly extraDice: number;
  /** Given by the narrator. */
  readonly modifier: number;
  /** The skill in words. */
  readonly label: Message;
  /** What conditions and acts add, by name. */
  readonly terms: readonly Term[];
}

/** Terms of one on whom nothing else counts. */
export const NO_TERMS: readonly Term[] = [];

/** What a check is rolled and written for. */
export interface CheckPurpose {
  readonly purpose: string;
  readonly title: Message;
  readonly rule: string;
}

/** A rolled check: its sum and the natural that counted. */
export interface RolledCheck {
  readonly sum: Sum;
  readonly kept: number;
}

/** Rolls a check: as many d20 as the attribute, the best kept, and the skill added (N1). No natural decides by itself (N2). */
export function rollCheck(
  { attribute, skill, extraDice, modifier, label, terms }: Roller,
  { purpose, title, rule }: CheckPurpose,
  { zeroAttribute }: PoolOptions,
  dice: Dice,
): RolledCheck {
  const pool = poolOf(attribute, extraDice, zeroAttribute);
  const rolled = rollPool(pool, dice, purpose);
  const all: Term[] = [poolTerm(pool, rolled), term(label, skill, rule)];
  addUnlessZero(all, LABELS.modifier, modifier, rule);
  all.push(...terms);
  return { sum: sumOf(purpose, title, all), kept: rolled.kept };
}
