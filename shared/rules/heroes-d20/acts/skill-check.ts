import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { requireSkill } from '#shared/rules/heroes-d20/turn/able.ts';
import { heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { bonusField, difficultyField } from './fields.ts';
import { resolveResistance } from '#shared/rules/heroes-d20/checks/resist.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { resolveSkill } from '#shared/rules/heroes-d20/checks/skill.ts';
import { RESISTANCES, type Skill } from '#shared/rules/heroes-d20/sheet/skills.ts';
import { tellCheck } from '#shared/rules/heroes-d20/checks/check-words.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
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

/** Rolls a skill, or resists with one; it takes no action (H7, H26). */
export const skillCheck = defineCommand('test', fields, (play, asked) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, asked.combatant, 'combatant');
  const skill = requireSkill(combatant, asked.skill);
  const { difficulty, bonus, kind, mental } = asked;
  if (kind === 'resist') {
    resist(play, combatant, skill, { difficulty, bonus, armor: armorAgainst(mental ?? skill.id === 'will') });
    return;
  }
  if (mental !== undefined) refuse(heroesMessage('refuse.onlyResist'), 'mental');
  const conditions = heldBy(combatant, null);
  const { outcome, sums } = resolveSkill(
    { skill: skill.bonus, bonus, difficulty, conditions },
    skill.label,
    play.dice,
  );
  const said = heroesMessage('said.test', { name: nameOf(combatant), skill: skill.label });
  tellCheck(play, combatant, { act: 'skill', said, rule: 'H26', difficulty, sums, outcome });
});

/** The armour that a resistance adds; what ends a condition takes none (H7). */
type ArmorAdded = 'body' | 'mind' | 'none';

/** The armour against what strikes the mind, or the body. */
export function armorAgainst(mental: boolean): ArmorAdded {
  return mental ? 'mind' : 'body';
}

/** Resists against a difficulty and tells it; whether it holds, null where the narrator judges (H7). */
export function resist(
  play: Play,
  combatant: Combatant,
  { id, label, bonus: skill }: Skill,
  asked: { readonly difficulty: number | null; readonly bonus: number; readonly armor: ArmorAdded },
): boolean | null {
  const name = nameOf(combatant);
  if (!RESISTANCES.some((one) => one === id))
    refuse(heroesMessage('refuse.notResistance', { skill: label }), 'skill');
  const { armorClass, mentalArmor } = sheetSlot.read(combatant.sheet);
  const added = { body: armorClass, mind: mentalArmor, none: 0 }[asked.armor];
  const { difficulty, bonus } = asked;
  const mental = asked.armor === 'mind';
  const conditions = heldBy(combatant, null);
  const check = { skill, bonus, armorClass: added, mental, difficulty, conditions };
  const { outcome, sums } = resolveResistance(check, label, play.dice);
  const said = heroesMessage('said.resist', { name, skill: label });
  tellCheck(play, combatant, { act: 'resist', said, rule: 'H7', difficulty, sums, outcome });
  return outcome.success;
}
