import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { refuse, requireCombatant } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { loseAttribute, regainAttribute } from './attribute-loss.ts';
import { raiseMorale } from '#shared/rules/cairn/morale/morale.ts';
import { ATTRIBUTES } from '#shared/rules/cairn/sheet/sheet.ts';
import { isDead } from '#shared/rules/cairn/conditions/standing.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  target: z.string(),
  attribute: z.enum(ATTRIBUTES),
  amount: z.int().min(0),
});

/** Damage to an attribute, as outside combat or by a creature's power; no save follows (C14). */
export const loseAttributeCommand = defineCommand(
  'lose-attribute',
  fields,
  (play, { target, attribute, amount }) => {
    requireNotEnded(play);
    const combatant = requireCombatant(play.state, target, 'target');
    if (isDead(combatant)) refuse(cairnMessage('error.dead', { name: nameOf(combatant) }), 'target');
    loseAttribute(play, { id: target, attribute, amount, rule: 'C14' });
    refreshStanding(play, target);
    raiseMorale(play);
  },
);

/** Gives points of an attribute back, up to its maximum (C15). */
export const regainAttributeCommand = defineCommand(
  'regain-attribute',
  fields,
  (play, { target, attribute, amount }) => {
    requireNotEnded(play);
    requireCombatant(play.state, target, 'target');
    regainAttribute(play, target, attribute, amount);
    refreshStanding(play, target);
  },
);
