import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { pay, requireActor, requireSkill } from '#shared/rules/heroes-d20/turn/able.ts';
import { heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { bonusField, difficultyField, wordsField } from './fields.ts';
import { resolveSkill } from '#shared/rules/heroes-d20/checks/skill.ts';
import { tellCheck } from '#shared/rules/heroes-d20/checks/check-words.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  combatant: z.string(),
  /** What the spell does, in the narrator's words. */
  text: wordsField,
  /** Controle unless said; Conhecimento is a skill that the narrator adds to the sheet. */
  skill: z.string().default('control'),
  difficulty: difficultyField,
  bonus: bonusField,
});

/** Casts a spell for the combat action: a check, and the narrator's words (H15). */
export const cast = defineCommand('cast', fields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const skill = requireSkill(combatant, asked.skill);
  pay(play, combatant, 'combat');
  const { difficulty, bonus } = asked;
  const conditions = heldBy(combatant, null);
  const cast = { skill: skill.bonus, bonus, difficulty, conditions };
  const { outcome, sums } = resolveSkill(cast, skill.label, play.dice, 'H15');
  const said = heroesMessage('said.cast', { name: nameOf(combatant), text: asked.text });
  tellCheck(play, combatant, { act: 'cast', said, rule: 'H15', difficulty, sums, outcome });
});
