import type { Sum, Term } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { rollExpression } from '#shared/dice/roll-expression.ts';
import { plain } from '#shared/text/message.ts';
import { rollCheck, type PoolOptions, type Roller } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import type { Reaction } from './reactions.ts';
import { addUnlessZero, sumOf, term } from '#shared/rules/kit/sums.ts';
import { LABELS } from '#shared/rules/rituals-d20/checks/terms.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** One who is attacked, and how it reacts (N5). */
export interface AttackTarget {
  readonly defense: number;
  readonly reaction: Reaction;
  readonly constitution: number;
  readonly dexterity: number;
  /** On Defesa, given by the narrator. */
  readonly modifier: number;
  /** What conditions add to Defesa, by name. */
  readonly terms: readonly Term[];
}

/** An attack with everything that counts in it. */
export interface AttackInput {
  readonly attacker: Roller;
  readonly target: AttackTarget;
  readonly weapon: { readonly damage: string };
}

/** How an attack came out. */
export type AttackOutcome = {
  readonly hit: boolean;
  readonly total: number;
  /** Defesa, or what dodging makes of it. */
  readonly difficulty: number;
  /** After blocking; 0 on a miss. */
  readonly damage: number;
  /** Whether the target may now answer with a melee attack (N5). */
  readonly mayCounter: boolean;
};

/** How an attack came out, with the arithmetic behind it: attack, difficulty and, on a hit, damage. */
export interface ResolvedAttack {
  readonly outcome: AttackOutcome;
  readonly sums: readonly Sum[];
}

const ATTACK = { purpose: 'attack', title: LABELS.attack, rule: 'N6' };
const NOT_BELOW_ZERO = ritualsMessage('term.notBelowZero');

/** Resolves an attack: the attacker's pool against Defesa or the dodge, then damage dice on a hit (N5, N6). */
export function resolveAttack(
  { attacker, target, weapon }: AttackInput,
  options: PoolOptions,
  dice: Dice,
): ResolvedAttack {
  const attack = rollCheck(attacker, ATTACK, options, dice).sum;
  const difficulty = sumOf('difficulty', LABELS.difficulty, difficultyTerms(target));
  const hit = attack.total >= difficulty.total;
  const damage = hit ? rollDamage(weapon.damage, target, dice) : null;
  return {
    sums: damage === null ? [attack, difficulty] : [attack, difficulty, damage],
    outcome: {
      hit,
      total: attack.total,
      difficulty: difficulty.total,
      damage: damage?.total ?? 0,
      mayCounter: !hit && target.reaction === 'counter',
    },
  };
}

/** Weapon damage, not below 0, as a sum of its own. */
export function rollDamage(
  damage: string,
  target: Pick<AttackTarget, 'reaction' | 'constitution'>,
  dice: Dice,
): Sum {
  const rolled = rollExpression(parseDice(damage), dice, 'damage');
  const terms: Term[] = rolled.terms.map((one) => ({
    label: plain(one.label),
    value: one.value,
    rule: 'N6',
    dice: one.dice,
  }));
  const blocked = blockedBy(target);
  if (blocked !== null) terms.push(term(LABELS.constitution, -blocked, 'N5'));
  let dealt = 0;
  for (const { value } of terms) dealt += value;
  if (dealt < 0) terms.push(term(NOT_BELOW_ZERO, -dealt, 'N5'));
  return sumOf('damage', LABELS.damage, terms);
}

/** What blocking takes off the damage, or null for one who doesn't block (N5). */
export function blockedBy({
  reaction,
  constitution,
}: Pick<AttackTarget, 'reaction' | 'constitution'>): number | null {
  return reaction === 'block' ? constitution : null;
}

/** Defesa, or what dodging makes of it, with all that counts in it (N5, N6, N14). */
export function difficultyTerms({
  defense,
  reaction,
  dexterity,
  modifier,
  terms,
}: AttackTarget): readonly Term[] {
  const all = [term(LABELS.defense, defense, 'N6')];
  if (reaction === 'dodge') all.push(term(LABELS.dexterity, dexterity, 'N5'));
  addUnlessZero(all, LABELS.modifier, modifier, 'N14');
  all.push(...terms);
  return all;
}
