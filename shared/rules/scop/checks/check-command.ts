import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { plain } from '#shared/text/message.ts';
import { checkFields, type CheckSaid } from '#shared/rules/scop/turn/intent.ts';
import { planCheck, type PlannedCheck } from '#shared/rules/scop/turn/plan-check.ts';
import { requireConcepts } from './require-concepts.ts';
import { rollCheck, type CheckRoll } from './check-roll.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { tellCheck } from '#shared/rules/scop/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** A check outside of the turn's conflicts, as the narrator asks for it. */
export const askedCheck = {
  combatant: z.string(),
  skill: z.string().trim().default(''),
  ...checkFields,
};

const fields = z.strictObject({
  ...askedCheck,
  /** A task of coordination or agility, where armour costs dice (S10). */
  agile: z.boolean().default(false),
});

/** Rolls a check of a skill that hits nobody: the narrator reads its level (S1–S4). */
export const skillCheck = defineCommand('test', fields, (play, { agile, ...said }) => {
  requireNotEnded(play);
  const { planned, roll } = rollAsked(play, said, agile, 'combatant');
  const { level, failed } = roll;
  const name = nameOf(planned.who);
  tellCheck(play, planned, roll, {
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

/** Plans and rolls a check somebody was asked for; `field` names the one who rolls in the command. */
export function rollAsked(
  play: Play,
  said: CheckSaid & { readonly combatant: string },
  agile: boolean,
  field: string,
): { readonly planned: PlannedCheck; readonly roll: CheckRoll } {
  const combatant = requireCombatant(play.state, said.combatant, field);
  requireConcepts(combatant, said);
  const planned = planCheck(play.state, combatant, said, { opponents: 1, target: null, agile });
  return { planned, roll: rollCheck(planned.pool, play.dice, (role) => `${role}:${combatant.id}`) };
}
