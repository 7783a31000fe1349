import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { addCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { requireCombatant, who } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireAnother, requireStanding } from './able.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Aims at someone for a standard action: one more d20 on the next attack check, if it is against that one (N10). */
export const aim = defineCommand(
  'aim',
  z.strictObject({ combatant: z.string(), target: z.string() }),
  (play, fields) => {
    requireRunning(play);
    const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
    const target = requireCombatant(play.state, fields.target, 'target');
    requireStanding(combatant, 'combatant');
    requireAnother(combatant, target);
    spendAction(play, combatant.id, 'standard');
    const said = ritualsMessage('told.aims', { name: nameOf(combatant), target: nameOf(target) });
    play.events.push({ type: 'told', who: who(combatant), said, rule: 'N10' });
    const { id } = combatant;
    addCondition(play, { target: id, id: 'aiming', details: { target: target.id }, rounds: null, by: id });
  },
);
