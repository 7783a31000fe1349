import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { surprise } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { askedCheck, rollAsked } from '#shared/rules/scop/checks/check-command.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { tellCheck } from '#shared/rules/scop/told.ts';
import { nameOf } from '#shared/combat/name.ts';

const surpriseRoller = z.strictObject(askedCheck);

const victim = z.preprocess(
  (value: string | z.input<typeof surpriseRoller>) =>
    typeof value === 'string' ? { combatant: value } : value,
  surpriseRoller,
);

const fields = z.strictObject({
  /** Those who may be surprised, by id or with their check of perception. */
  combatants: z.array(victim).min(1),
  /** Whose stealth they are up against; null: surprised by the narrator's word, nothing is rolled. */
  by: surpriseRoller.nullable().default(null),
});

/**
 * Surprise (S14): one rolls its stealth, everyone else its perception, one by one; those below it do nothing in the first
 * turn. Before the start, or in the first turn before anybody has acted.
 */
export const surpriseCommand = defineCommand('surprise', fields, (play, { combatants, by }) => {
  requireNotEnded(play);
  const { round } = play.state;
  if (round > 1 || fightOf(play.state).acted.length > 0) refuse(scopMessage('error.surpriseLate'));
  for (const { combatant } of combatants) requireCombatant(play.state, combatant, 'combatants');
  const surprised =
    by === null ? combatants.map(({ combatant }) => combatant) : conflict(play, by, combatants);
  for (const id of surprised) surprise(play, id);
});

/** A passive conflict: everyone below the level of the stealth is surprised; the same level notices. */
function conflict(
  play: Play,
  by: z.infer<typeof surpriseRoller>,
  victims: readonly z.infer<typeof surpriseRoller>[],
): string[] {
  // Stealth is a task of agility: armour costs dice in it (S10).
  const stealth = rollAsked(play, by, true, 'by.combatant');
  tellCheck(play, stealth.planned, stealth.roll, {
    act: 'skill',
    said: scopMessage('surprise.stealth', { name: nameOf(stealth.planned.who) }),
    verdict: scopMessage('test.level', { level: stealth.roll.level }),
    outcome: 'neutral',
    rule: 'S14',
  });
  return victims.flatMap((one) => {
    const { planned, roll } = rollAsked(play, one, false, 'combatants');
    const caught = roll.level < stealth.roll.level;
    const values = { level: roll.level, other: stealth.roll.level };
    tellCheck(play, planned, roll, {
      act: 'skill',
      said: scopMessage('surprise.perception', { name: nameOf(planned.who) }),
      verdict: scopMessage(caught ? 'surprise.caught' : 'surprise.notices', values),
      outcome: caught ? 'failure' : 'success',
      rule: 'S14',
    });
    return caught ? [one.combatant] : [];
  });
}
