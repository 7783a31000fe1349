import { z } from 'zod';
import { findCondition, removeCondition } from '../../../combat/conditions.ts';
import { defineCommand } from '../../../combat/command.ts';
import { refuse, requireCombatant, type Play } from '../../../combat/play.ts';
import type { Combatant } from '../../../combat/state.ts';
import { requireNotEnded } from '../../../combat/status.ts';
import { pay, requireActor } from '../able.ts';
import { conditionWord, heldBy } from '../combat-conditions.ts';
import { bonusField, wordsField } from '../fields.ts';
import { optionsSlot } from '../options.ts';
import { canRecover } from '../recovery.ts';
import { resolveResistance } from '../resist.ts';
import { sheetSlot } from '../sheet.ts';
import { resolveSkill } from '../skill.ts';
import { RESISTANCES, skillOf, type Skill } from '../skills.ts';
import { tellTest } from '../test-words.ts';
import { say } from '../texts.ts';

const difficultyField = z.int().nullable().default(null);

const testFields = z.strictObject({
  combatant: z.string(),
  /** One of every sheet, or the id of one that the narrator added. */
  skill: z.string(),
  /** Null: the narrator judges the total. */
  difficulty: difficultyField,
  /** Resistance adds the armour, and its naturals decide (H7, H9). */
  kind: z.enum(['skill', 'resist']).default('skill'),
  /** Resistance against the mind takes the mind's armour; Vontade does unless said (H7). */
  mental: z.boolean().optional(),
  bonus: bonusField,
});

/** Tests a skill, or resists with one; it takes no action (H7, H26). */
export const test = defineCommand('test', testFields, (play, asked) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, asked.combatant, 'combatant');
  const skill = requireSkill(combatant, asked.skill);
  const { difficulty, bonus, kind, mental } = asked;
  if (kind === 'resist') {
    resist(play, combatant, skill, { difficulty, bonus, mental: mental ?? skill.id === 'will' });
    return;
  }
  if (mental !== undefined) refuse(say('refuse.onlyResist'), 'mental');
  const conditions = heldBy(combatant, null);
  const { outcome, sums } = resolveSkill(
    { skill: skill.bonus, bonus, difficulty, conditions },
    skill.label,
    play.dice,
  );
  const said = say('said.test', { name: combatant.name, skill: skill.label });
  tellTest(play, combatant, { act: 'skill', said, rule: 'H26', difficulty, sums, outcome });
});

function resist(
  play: Play,
  combatant: Combatant,
  { id, label, bonus: skill }: Skill,
  asked: { readonly difficulty: number | null; readonly bonus: number; readonly mental: boolean },
): void {
  const { name } = combatant;
  if (!RESISTANCES.some((one) => one === id)) refuse(say('refuse.notResistance', { skill: label }), 'skill');
  const { armorClass, mentalArmor } = sheetSlot.read(combatant.sheet);
  const armor = asked.mental ? mentalArmor : armorClass;
  const conditions = heldBy(combatant, null);
  const { outcome, sums } = resolveResistance(
    { ...asked, skill, armorClass: armor, conditions },
    label,
    play.dice,
  );
  const { difficulty } = asked;
  const said = say('said.resist', { name, skill: label });
  tellTest(play, combatant, { act: 'resist', said, rule: 'H7', difficulty, sums, outcome });
}

const recoverFields = z.strictObject({
  combatant: z.string(),
  condition: z.string(),
  /** Left out: the table's `recoveryDifficulty`. */
  difficulty: z.int().optional(),
  bonus: bonusField,
});

const FORTITUDE = say('term.fortitude');

/** Tests Fortitude to be rid of blindness or fatigue, without armour; it takes no action. The drawback of blindness stays (H7). */
export const recover = defineCommand('recover', recoverFields, (play, asked) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, asked.combatant, 'combatant');
  const { name } = combatant;
  const sheet = sheetSlot.read(combatant.sheet);
  const condition = conditionWord(asked.condition);
  if (asked.condition === 'blinded' && sheet.blind) refuse(say('refuse.blindForGood', { name }), 'condition');
  if (findCondition(combatant, asked.condition) === null)
    refuse(say('refuse.conditionAbsent', { name, condition }), 'condition');
  if (!canRecover(asked.condition, sheet)) refuse(say('refuse.notRecoverable', { condition }), 'condition');
  const difficulty = asked.difficulty ?? optionsSlot.read(play.state.options, 'options').recoveryDifficulty;
  const conditions = heldBy(combatant, null);
  const resisted = { skill: sheet.fortitude, bonus: asked.bonus, armorClass: 0, difficulty, conditions };
  const { outcome, sums } = resolveResistance(resisted, FORTITUDE, play.dice);
  const said = say('said.recover', { name, condition });
  tellTest(play, combatant, { act: 'recover', said, rule: 'H7', difficulty, sums, outcome });
  if (outcome.success === true) removeCondition(play, combatant.id, asked.condition);
});

const castFields = z.strictObject({
  combatant: z.string(),
  /** What the spell does, in the narrator's words. */
  text: wordsField,
  /** Controle unless said; Conhecimento is a skill that the narrator adds to the sheet. */
  skill: z.string().default('control'),
  difficulty: difficultyField,
  bonus: bonusField,
});

/** Casts a spell for the combat action: a test, and the narrator's words (H15). */
export const cast = defineCommand('cast', castFields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const skill = requireSkill(combatant, asked.skill);
  pay(play, combatant, 'combat');
  const { difficulty, bonus } = asked;
  const conditions = heldBy(combatant, null);
  const cast = { skill: skill.bonus, bonus, difficulty, conditions };
  const { outcome, sums } = resolveSkill(cast, skill.label, play.dice, 'H15');
  const said = say('said.cast', { name: combatant.name, text: asked.text });
  tellTest(play, combatant, { act: 'cast', said, rule: 'H15', difficulty, sums, outcome });
});

function requireSkill(combatant: Combatant, id: string): Skill {
  return (
    skillOf(combatant, id) ?? refuse(say('refuse.unknownSkill', { name: combatant.name, skill: id }), 'skill')
  );
}
