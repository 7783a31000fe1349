import { z } from 'zod';
import { message } from '#shared/text/translate.ts';
import { patchTurn, spendAction } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';

/** Spends an action of one's own turn on something the rules need not know (moving, standing up, speaking). */
export const spend = defineCommand(
  'spend',
  z.strictObject({ combatant: z.string(), action: z.string() }),
  (play, fields) => {
    requireRunning(play);
    const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
    const kind = play.system.actions?.kinds.find(({ id }) => id === fields.action);
    if (kind === undefined) {
      const { action } = fields;
      refuse(message('error.unknownAction', { system: play.system.name, action }), 'action');
    }
    spendAction(play, combatant.id, kind.id);
    // An action in between ends the series of additional attacks (H14).
    patchTurn(play, { attacks: 0 });
    play.events.push({ type: 'spent', who: who(combatant), action: kind.id, label: kind.label });
  },
);
