import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { patchCombatant, requireCombatant, who } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';

/** Hides some from the players, or shows them. */
export const hide = defineCommand(
  'hide',
  z.strictObject({ combatants: z.array(z.string()).min(1), hidden: z.boolean() }),
  (play, { combatants, hidden }) => {
    requireNotEnded(play);
    for (const [index, id] of combatants.entries()) {
      const combatant = requireCombatant(play.state, id, `combatants[${index}]`);
      if (combatant.hidden === hidden) continue;
      patchCombatant(play, id, { hidden });
      play.events.push({ type: 'hidden', who: who(combatant), hidden });
    }
  },
);

/** What the narrator wants to be told as somebody's turn begins; empty takes it away. */
export const remind = defineCommand(
  'remind',
  z.strictObject({ combatant: z.string(), text: z.string().trim().max(500) }),
  (play, fields) => {
    requireNotEnded(play);
    const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
    patchCombatant(play, combatant.id, { reminder: fields.text });
    play.events.push({ type: 'reminder', who: who(combatant), text: fields.text });
  },
);
