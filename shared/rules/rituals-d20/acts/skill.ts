import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireNotEnded, requireRunning } from '#shared/combat/status.ts';
import { requireMobile, requireStanding } from './able.ts';
import { ACTION_KINDS } from '#shared/rules/rituals-d20/turn/actions.ts';
import { ATTRIBUTES, SKILLS, type Attribute } from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { extraDiceField, modifierField } from '#shared/rules/rituals-d20/fields.ts';
import type { Roller } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import { checkSkill } from '#shared/rules/rituals-d20/checks/skill-check.ts';
import { extraSkillRoller, rollerOf, type Added } from '#shared/rules/rituals-d20/checks/roller.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const common = {
  combatant: z.string(),
  /** Another attribute than the one that goes with the skill. */
  attribute: z.enum(ATTRIBUTES).optional(),
  difficulty: z.int().nullable().default(null),
  modifier: modifierField,
  extraDice: extraDiceField,
};

const checkFields = z.strictObject({
  ...common,
  /** One the rules name, or the id of one that the sheet adds. */
  skill: z.string(),
  /** The action it takes, on one's own turn; none unless said. */
  action: z.enum(ACTION_KINDS).optional(),
});

/** Rolls a skill against the difficulty the narrator sets (N1, N2). */
export const skillCheck = defineCommand('test', checkFields, (play, { skill, action, ...asked }) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, asked.combatant, 'combatant');
  const roller = requireRoller(combatant, skill, asked, asked.attribute);
  if (action !== undefined) {
    requireRunning(play);
    spendAction(play, combatant.id, action);
  }
  const said = ritualsMessage('said.test', { name: nameOf(combatant), skill: roller.label });
  checkSkill(play, combatant, { roller, difficulty: asked.difficulty, said, rule: 'N1' });
});

/** Runs faster than one's deslocamento for a full action: an Atletismo check (N12). */
export const run = defineCommand('run', z.strictObject(common), (play, asked) => {
  requireRunning(play);
  const combatant = requireCombatant(play.state, asked.combatant, 'combatant');
  requireStanding(combatant, 'combatant');
  requireMobile(combatant, 'combatant');
  spendAction(play, combatant.id, 'full');
  const roller = rollerOf(combatant, 'athletics', asked, asked.attribute);
  const said = ritualsMessage('said.run', { name: nameOf(combatant) });
  checkSkill(play, combatant, { roller, difficulty: asked.difficulty, said, rule: 'N12' });
});

function requireRoller(
  combatant: Combatant,
  id: string,
  added: Added,
  attribute: Attribute | undefined,
): Roller {
  const skill = SKILLS.find((one) => one === id);
  if (skill !== undefined) return rollerOf(combatant, skill, added, attribute);
  return (
    extraSkillRoller(combatant, id, added, attribute ?? null) ??
    refuse(ritualsMessage('refuse.unknownSkill', { name: nameOf(combatant), skill: id }), 'skill')
  );
}
