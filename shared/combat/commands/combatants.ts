import { z } from 'zod';
import { message } from '../../text/translate.ts';
import { defineCommand } from '../command.ts';
import { combatantFields, newCombatant } from '../new-combatant.ts';
import { findCombatant, patchState, refuse, requireCombatant, who } from '../play.ts';
import { requireNotEnded } from '../status.ts';

const addFields = z.strictObject({
  combatant: combatantFields,
  initiative: z.int().nullable().default(null),
  surprised: z.boolean().default(false),
});

/** Brings someone in, before the start or at any time after. */
export const addCombatant = defineCommand(
  'add-combatant',
  addFields,
  (play, { combatant, initiative, surprised }) => {
    requireNotEnded(play);
    const { id } = combatant;
    if (findCombatant(play.state, id)) refuse(message('error.combatantTwice', { id }), 'combatant.id');
    const added = newCombatant(play.system, play.state.options, combatant, 'combatant');
    patchState(play, { combatants: [...play.state.combatants, added] });
    if (play.state.status === 'running') {
      play.system.turns.joined(play, id, { initiative, surprised });
      return;
    }
    patchState(play, { joining: [...play.state.joining, { id, initiative, surprised }] });
    play.events.push({ type: 'joined', who: who(added), total: initiative, natural: null });
  },
);

/** Takes someone out; if it was its turn, the next one's begins. Nobody else moves. */
export const removeCombatant = defineCommand(
  'remove-combatant',
  z.strictObject({ combatant: z.string() }),
  (play, fields) => {
    requireNotEnded(play);
    const id = fields.combatant;
    const leaving = requireCombatant(play.state, id, 'combatant');
    patchState(play, {
      combatants: play.state.combatants.filter((one) => one.id !== id),
      joining: play.state.joining.filter((one) => one.id !== id),
    });
    play.events.push({ type: 'left', who: who(leaving) });
    if (play.state.status === 'running') play.system.turns.left(play, id);
  },
);
