import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { plain } from '#shared/text/message.ts';
import { testFields, type TestSaid } from '#shared/rules/scop/turn/intent.ts';
import { planTest, type PlannedTest } from '#shared/rules/scop/turn/plan-check.ts';
import { requireConcepts } from './require-concepts.ts';
import { rollTest, type TestRoll } from './check-roll.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { tellTest } from '#shared/rules/scop/told.ts';
import { nameOf } from '#shared/combat/names.ts';

/** A test outside of the turn's conflicts, as the narrator asks for it. */
export const askedTest = {
  combatant: z.string(),
  skill: z.string().trim().default(''),
  ...testFields,
};

const fields = z.strictObject({
  ...askedTest,
  /** A task of coordination or agility, where armour costs dice (S10). */
  agile: z.boolean().default(false),
});

/** Rolls a test of a skill that hits nobody: the narrator reads its level (S1–S4). */
export const test = defineCommand('test', fields, (play, { agile, ...said }) => {
  requireNotEnded(play);
  const { planned, roll } = rollAsked(play, said, agile, 'combatant');
  const { level, failed } = roll;
  const name = nameOf(planned.who);
  tellTest(play, planned, roll, {
    act: 'skill',
    said:
      said.skill === ''
        ? scopMessage('test.plain', { name })
        : scopMessage('test.said', { name, skill: plain(said.skill) }),
    verdict: failed ? scopMessage('test.failed') : scopMessage('test.level', { level }),
    outcome: failed ? 'failure' : 'neutral',
    rule: 'S1',
  });
});

/** Plans and rolls a test somebody was asked for; `field` names the one who tests in the command. */
export function rollAsked(
  play: Play,
  said: TestSaid & { readonly combatant: string },
  agile: boolean,
  field: string,
): { readonly planned: PlannedTest; readonly roll: TestRoll } {
  const combatant = requireCombatant(play.state, said.combatant, field);
  requireConcepts(combatant, said);
  const planned = planTest(play.state, combatant, said, { opponents: 1, target: null, agile });
  return { planned, roll: rollTest(planned.pool, play.dice, (role) => `${role}:${combatant.id}`) };
}
