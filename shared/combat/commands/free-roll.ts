import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import type { Outcome, Sum } from '#shared/combat/events.ts';
import { nameMessage } from '#shared/combat/names.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { rolledSum } from '#shared/combat/rolled-sum.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { rollExpression } from '#shared/dice/roll-expression.ts';
import { diceText } from '#shared/schema/dice-text.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { printable } from '#shared/text/printable.ts';

const someone = z.string().nullable().default(null);

/** Somebody's dice; `who` is null for the narrator's. */
interface Rolled {
  readonly who: Combatant | null;
  readonly dice: string;
  readonly sum: Sum;
}

/**
 * Dice that no rule asks for: somebody's or the narrator's, for a reason or none, alone or against another's. `open` are
 * the players' to know; others they never hear of.
 */
export const freeRoll = defineCommand(
  'roll',
  z.strictObject({
    dice: diceText,
    combatant: someone,
    why: z.string().overwrite(printable).trim().max(200).default(''),
    open: z.boolean().default(true),
    against: z.strictObject({ dice: diceText, combatant: someone }).nullable().default(null),
  }),
  (play, { dice, combatant, why, open, against }) => {
    requireNotEnded(play);
    const one = someoneOf(play, combatant, 'combatant');
    const two = against === null ? null : someoneOf(play, against.combatant, 'against.combatant');
    if (against !== null && one === two) refuse(message('error.rollsAgainstItself'), 'against.combatant');
    const mine = rolled(play, { who: one, dice }, { purpose: 'roll', sense: { unnamed: true } });
    const theirs =
      against === null ? null : rolled(play, { who: two, dice: against.dice }, { purpose: 'opposed' });
    play.events.push({
      type: 'test',
      act: 'roll',
      actor: one && who(one),
      target: two && who(two),
      said: saidOf(mine, theirs, why),
      outcome: outcomeOf(mine, theirs),
      verdict: verdictOf(mine, theirs),
      sums: theirs === null ? [mine.sum] : [mine.sum, theirs.sum],
      rule: '',
      open,
    });
  },
);

function someoneOf(play: Play, id: string | null, path: string): Combatant | null {
  return id === null ? null : requireCombatant(play.state, id, path);
}

function rolled(
  play: Play,
  { who: roller, dice }: Pick<Rolled, 'who' | 'dice'>,
  { purpose, sense }: Pick<Sum, 'purpose' | 'sense'>,
): Rolled {
  const sum = {
    ...rolledSum(rollExpression(parseDice(dice), play.dice, purpose), purpose),
    ...(sense && { sense }),
    label: nameOfRoller(roller),
  };
  return { who: roller, dice: dice.trim(), sum };
}

function nameOfRoller(roller: Combatant | null): Message {
  return roller === null ? message('log.roll.narrator') : nameMessage(roller);
}

function saidOf(mine: Rolled, theirs: Rolled | null, why: string): Message {
  const values = {
    name: nameOfRoller(mine.who),
    dice: mine.dice,
    why: why === '' ? plain('') : message('log.roll.why', { why }),
  };
  if (theirs === null) return message('log.roll.said', values);
  return message('log.roll.against', { ...values, other: nameOfRoller(theirs.who), otherDice: theirs.dice });
}

function outcomeOf(mine: Rolled, theirs: Rolled | null): Outcome {
  if (theirs === null || mine.sum.total === theirs.sum.total) return 'neutral';
  return mine.sum.total > theirs.sum.total ? 'success' : 'failure';
}

function verdictOf(mine: Rolled, theirs: Rolled | null): Message {
  const { total } = mine.sum;
  if (theirs === null) return message('log.roll.total', { total });
  const other = theirs.sum.total;
  if (total === other) return message('log.roll.tie', { total });
  const winner = nameOfRoller((total > other ? mine : theirs).who);
  return message('log.roll.wins', { winner, total: Math.max(total, other), other: Math.min(total, other) });
}
