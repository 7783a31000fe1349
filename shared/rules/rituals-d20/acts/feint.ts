import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { requireCombatant } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireAnother, requireStanding } from './able.ts';
import { addFeint } from '#shared/rules/rituals-d20/maneuver/feints.ts';
import { modifierField } from '#shared/rules/rituals-d20/fields.ts';
import { contest } from '#shared/rules/rituals-d20/checks/opposed.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  attacker: z.string(),
  target: z.string(),
  modifier: modifierField,
  targetModifier: modifierField,
});

/** Feints for a standard action: Enganação won against Destreza leaves the target flat-footed against one's next attack, until the end of one's next turn (N8). */
export const feint = defineCommand('feint', fields, (play, asked) => {
  requireRunning(play);
  const starter = requireCombatant(play.state, asked.attacker, 'attacker');
  const other = requireCombatant(play.state, asked.target, 'target');
  requireStanding(starter, 'attacker');
  requireAnother(starter, other);
  spendAction(play, starter.id, 'standard');
  const said = ritualsMessage('said.feint', { name: nameOf(starter), target: nameOf(other) });
  const isDeceived = contest(play, { ...asked, kind: 'feint', starter, other, said });
  if (isDeceived) addFeint(play, starter.id, other.id);
});
