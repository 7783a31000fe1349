import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { findCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { refuse, requireCombatant } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { conditionWord, heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { bonusField } from './fields.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { canRecover } from '#shared/rules/heroes-d20/checks/recovery.ts';
import { resolveResistance } from '#shared/rules/heroes-d20/checks/resist.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { tellCheck } from '#shared/rules/heroes-d20/checks/check-words.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  combatant: z.string(),
  condition: z.string(),
  /** Left out: the table's `recoveryDifficulty`. */
  difficulty: z.int().optional(),
  bonus: bonusField,
});

const FORTITUDE = heroesMessage('term.fortitude');

/** Rolls Fortitude to be rid of blindness or fatigue, without armour; it takes no action. The drawback of blindness stays (H7). */
export const recover = defineCommand('recover', fields, (play, asked) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, asked.combatant, 'combatant');
  const name = nameOf(combatant);
  const sheet = sheetSlot.read(combatant.sheet);
  const condition = conditionWord(asked.condition);
  if (asked.condition === 'blinded' && sheet.blind)
    refuse(heroesMessage('refuse.blindForGood', { name }), 'condition');
  if (findCondition(combatant, asked.condition) === null)
    refuse(heroesMessage('refuse.conditionAbsent', { name, condition }), 'condition');
  if (!canRecover(asked.condition, sheet))
    refuse(heroesMessage('refuse.notRecoverable', { condition }), 'condition');
  const difficulty = asked.difficulty ?? optionsSlot.read(play.state.options, 'options').recoveryDifficulty;
  const conditions = heldBy(combatant, null);
  const resisted = { skill: sheet.fortitude, bonus: asked.bonus, armorClass: 0, difficulty, conditions };
  const { outcome, sums } = resolveResistance(resisted, FORTITUDE, play.dice);
  const said = heroesMessage('said.recover', { name, condition });
  tellCheck(play, combatant, { act: 'recover', said, rule: 'H7', difficulty, sums, outcome });
  if (outcome.success === true) removeCondition(play, combatant.id, asked.condition);
});
