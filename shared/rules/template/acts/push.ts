import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { addCondition } from '#shared/combat/conditions/held.ts';
import { who } from '#shared/combat/play.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { bonusTerms, FACES, pairSum, rollPair } from '#shared/rules/template/checks/two-dice.ts';
import { sheetSlot } from '#shared/rules/template/sheet/sheet.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';
import { payAgainst } from './able.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The dice of a push: both sides' 2d6, the one who pushes first (T7). */
export const PUSH_SLOTS: readonly DiceSlot[] = [
  { purpose: 'push', label: templateMessage('slot.push'), sides: FACES, count: 2 },
  { purpose: 'resist', label: templateMessage('slot.resist'), sides: FACES, count: 2 },
];

const fields = z.strictObject({ attacker: z.string(), target: z.string() });

/** Pushes somebody down: Fighting that reaches Agility, both with 2d6; prone until its next turn begins (T7). */
export const push = defineCommand('push', fields, (play, asked) => {
  const { attacker, target } = payAgainst(play, asked);
  const mine = pairSum(
    'attack',
    'sum.push',
    rollPair(play.dice, 'push'),
    bonusTerms(attacker, 'figure.fighting', sheetSlot.read(attacker.sheet).fighting),
  );
  const theirs = pairSum(
    'defense',
    'sum.resist',
    rollPair(play.dice, 'resist'),
    bonusTerms(target, 'figure.agility', sheetSlot.read(target.sheet).agility),
  );
  const down = mine.total >= theirs.total;
  play.events.push({
    type: 'test',
    act: 'maneuver',
    actor: who(attacker),
    target: who(target),
    said: templateMessage('said.push', { attacker: nameOf(attacker), target: nameOf(target) }),
    outcome: down ? 'success' : 'failure',
    verdict: templateMessage(down ? 'verdict.pushed' : 'verdict.stood', {
      mine: mine.total,
      theirs: theirs.total,
    }),
    sums: [mine, theirs],
    rule: 'T7',
  });
  if (!down) return;
  const ends = { at: 'own-turn', round: play.state.round } as const;
  addCondition(play, { target: target.id, id: 'prone', details: {}, rounds: null, by: attacker.id, ends });
});
