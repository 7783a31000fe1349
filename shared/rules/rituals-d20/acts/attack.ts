import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { spendNeed } from '#shared/combat/counters/counters.ts';
import { requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireAnother, requireStanding, requireUsableWeapon } from './able.ts';
import { aimsAt, useAim } from '#shared/rules/rituals-d20/attack/aiming.ts';
import { attackFields, reactionField } from '#shared/rules/rituals-d20/fields.ts';
import { fightOf, patchFight } from '#shared/rules/rituals-d20/fight.ts';
import { otherInTheWay } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { strike } from '#shared/rules/rituals-d20/attack/strike.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';
import { attackTogether } from '#shared/combat/commands/attack-together.ts';

const fields = z.strictObject({
  attacker: z.string(),
  target: z.string(),
  ...attackFields,
  /** Of the other one of a grapple, should the shot go at it (N9). */
  otherReaction: reactionField,
});

/** Attacks with a weapon of one's sheet, for a standard action (N5, N6, N9). */
export const attack = defineCommand('attack', fields, (play, { otherReaction, reaction, ...asked }) => {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  const target = requireCombatant(play.state, asked.target, 'target');
  requireStanding(attacker, 'attacker');
  requireAnother(attacker, target);
  const weapon = requireUsableWeapon(attacker, asked.weapon);
  spendAction(play, attacker.id, 'standard');
  const other = otherInTheWay(play.state, attacker, target, weapon);
  const isWrong = other !== null && goesWrong(play, attacker, target, other);
  if (isWrong && isSpared(attacker, target, other)) {
    spendNeed(play, attacker.id, weapon.needs);
    return loseShot(play, attacker, other);
  }
  strike(play, {
    ...asked,
    target: isWrong ? other.id : target.id,
    weapon,
    reaction: isWrong ? otherReaction : reaction,
    reactionField: isWrong ? 'otherReaction' : 'reaction',
    manner: 'attack',
  });
});

/** Attacks of several one right after the other, each in its own turn; they stop where one may be answered with a counter-attack (N5, N6). */
export const attacksTogether = attackTogether(attack, fields, {
  leavesOpen: (state) => fightOf(state).counter !== null,
});

/** Whether an aim keeps a shot that goes wrong from striking an ally (N10). */
function isSpared(attacker: Combatant, target: Combatant, other: Combatant): boolean {
  return aimsAt(attacker, target) && isFoe(attacker) === isFoe(other);
}

/** The shot strikes nobody, and no attack is rolled (N10). */
function loseShot(play: Play, attacker: Combatant, other: Combatant): void {
  const said = ritualsMessage('told.shotLost', { name: nameOf(attacker), other: nameOf(other) });
  play.events.push({ type: 'told', who: who(attacker), said, rule: 'N10' });
  useAim(play, attacker.id);
  patchFight(play, { counter: null });
}

function isFoe({ side }: Combatant): boolean {
  return side === 'foe';
}

/** Rolls who the shot is aimed at: an odd d20 is the wrong one (N9). */
function goesWrong(play: Play, attacker: Combatant, target: Combatant, other: Combatant): boolean {
  const natural = play.dice.roll('grapple', 20);
  const isWrong = natural % 2 === 1;
  const values = { natural, target: nameOf(target), other: nameOf(other) };
  const said = ritualsMessage(isWrong ? 'told.wrongTarget' : 'told.rightTarget', values);
  play.events.push({ type: 'told', who: who(attacker), said, rule: 'N9' });
  return isWrong;
}
