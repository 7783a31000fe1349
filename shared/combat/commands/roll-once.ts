import type { Sum, Who } from '#shared/combat/events.ts';
import type { Play } from '#shared/combat/play.ts';
import { rolledSum } from '#shared/combat/rolled-sum.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { rollExpression } from '#shared/dice/roll-expression.ts';
import { type Message, message } from '#shared/text/message.ts';

/** Dice for points, and what is said of them. */
interface DiceForPoints {
  readonly what: 'damage' | 'heal' | 'temp';
  readonly dice: string;
  readonly by: Who | null;
  /** The sentence, given the dice as they are written; without one that rolls it is a figure the table has told. */
  readonly said: (dice: string, isRolled: boolean) => Message;
}

/** Rolls dice for points and tells them with their arithmetic; what they come to, never below 0. */
export function rollOnce(play: Play, { what, dice, by, said }: DiceForPoints): number {
  const rolled = rollExpression(parseDice(dice), play.dice, what);
  const { terms } = rolled;
  const total = Math.max(0, rolled.total);
  const verdict = message(`combat.rolled.${what}`, { total });
  const sum: Sum = {
    ...rolledSum(rolled, what),
    sense: { unnamed: true, damage: what === 'damage' },
    label: verdict,
    total,
  };
  const written = terms.map(({ label, value }, index) => signed(label, value < 0, index)).join(' ');
  const isRolled = terms.some((term) => term.dice.length > 0);
  play.events.push({ type: 'rolled', by, said: said(written, isRolled), verdict, sums: [sum] });
  return total;
}

function signed(label: string, isTaken: boolean, index: number): string {
  if (index === 0) return isTaken ? `−${label}` : label;
  return `${isTaken ? '−' : '+'} ${label}`;
}
