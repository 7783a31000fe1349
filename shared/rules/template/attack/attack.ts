import type { Sum, Term } from '#shared/combat/events.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { rollExpression } from '#shared/dice/roll-expression.ts';
import { plain } from '#shared/text/message.ts';
import {
  bonusTerms,
  isDoubleSix,
  pairSum,
  rollPair,
  type Pair,
} from '#shared/rules/template/checks/two-dice.ts';
import { addUnlessZero, sumOf, totalOf } from '#shared/rules/kit/sums.ts';
import { guardBonus } from '#shared/rules/template/conditions/conditions.ts';
import type { TemplateOptions } from '#shared/rules/template/options.ts';
import { sheetSlot, type Weapon } from '#shared/rules/template/sheet/sheet.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';

const MINIMUM_DAMAGE = 1; // T4

/** All that an attack depends on besides its dice; whoever asks (the command, the odds) makes it by `attackFrom`. */
export interface Attack {
  /** What is added to the 2d6. */
  readonly bonus: readonly Term[];
  readonly guard: number;
  readonly armor: number;
  /** A dice expression. */
  readonly damage: string;
  readonly doubleSix: TemplateOptions['doubleSix'];
}

/** How two dice decide an attack: what its damage is multiplied by, 0 for a miss. */
export type Fate = 0 | 1 | 2;

/** How an attack came out, with the arithmetic behind it. */
export interface ResolvedAttack {
  readonly pair: Pair;
  readonly fate: Fate;
  readonly total: number;
  /** 0 for a miss. */
  readonly damage: number;
  readonly sums: readonly Sum[];
}

/** The attack of one on another with a weapon, from both sheets and their conditions. */
export function attackFrom(
  attacker: Combatant,
  target: Combatant,
  weapon: Weapon,
  options: TemplateOptions,
): Attack {
  const { guard, armor } = sheetSlot.read(target.sheet);
  return {
    bonus: bonusTerms(attacker, 'figure.fighting', sheetSlot.read(attacker.sheet).fighting),
    guard: guard + guardBonus(target),
    armor,
    damage: weapon.damage,
    doubleSix: options.doubleSix,
  };
}

/** Whether two dice and their bonus reach the guard; double 6 always does, double 1 never (T3, T4). */
export function fateOf({ guard, doubleSix }: Attack, pair: Pair, bonus: number): Fate {
  if (isDoubleSix(pair)) return doubleSix === 'doubled' ? 2 : 1;
  const { first, second } = pair;
  if (first === 1 && second === 1) return 0;
  return first + second + bonus >= guard ? 1 : 0;
}

/** What the weapon's dice do once armour is taken off: at least 1 (T4). */
export function damageOf(rolled: number, { armor }: Attack, fate: Fate): number {
  return fate === 0 ? 0 : Math.max(MINIMUM_DAMAGE, rolled * fate - armor);
}

/** Resolves an attack: 2d6 always, the weapon's dice if it hits (T3, T4). */
export function resolveAttack(attack: Attack, dice: Dice): ResolvedAttack {
  const pair = rollPair(dice, 'attack');
  const sum = pairSum('attack', 'sum.attack', pair, attack.bonus);
  const fate = fateOf(attack, pair, totalOf(attack.bonus));
  if (fate === 0) return { pair, fate, total: sum.total, damage: 0, sums: [sum] };
  const damage = rollDamage(attack, fate, dice);
  return { pair, fate, total: sum.total, damage: damage.total, sums: [sum, damage] };
}

function rollDamage(attack: Attack, fate: Fate, dice: Dice): Sum {
  const rolled = rollExpression(parseDice(attack.damage), dice, 'damage');
  const total = damageOf(rolled.total, attack, fate);
  const terms: Term[] = rolled.terms.map(({ label, value, dice: fallen }) => ({
    label: plain(label),
    value,
    rule: 'T4',
    dice: fallen,
  }));
  addUnlessZero(terms, templateMessage('term.double'), rolled.total * (fate - 1), 'T4');
  addUnlessZero(terms, templateMessage('term.armor'), -attack.armor, 'T4');
  addUnlessZero(terms, templateMessage('term.minimum'), total - totalOf(terms), 'T4');
  return sumOf('damage', templateMessage('sum.damage'), terms);
}
