import type { EndingTest } from '#shared/combat/play.ts';
import { nameOf } from '#shared/combat/name.ts';
import { rollerOf } from '#shared/rules/rituals-d20/checks/roller.ts';
import { checkSkill } from '#shared/rules/rituals-d20/checks/skill-check.ts';
import { SKILL_LABELS, type Skill } from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** The skills a condition is shaken off with; the rules name none, so the narrator chooses. */
const KINDS = ['constitution', 'dexterity', 'athletics'] as const satisfies readonly Skill[];

/** A condition of the narrator's own is shaken off by a check of a skill (N1, N2). */
export const endingTest: EndingTest = {
  kinds: KINDS.map((id) => ({ id, label: SKILL_LABELS[id] })),
  hasDifficulty: true,
  test(play, combatant, { kind, difficulty }) {
    const skill = KINDS.find((id) => id === kind) ?? KINDS[0];
    const roller = rollerOf(combatant, skill, { modifier: 0 });
    const said = ritualsMessage('said.test', { name: nameOf(combatant), skill: roller.label });
    return checkSkill(play, combatant, { roller, difficulty, said, rule: 'N1' }).success === true;
  },
};
