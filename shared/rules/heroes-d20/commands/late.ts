import { z } from 'zod';
import { defineCommand } from '../../../combat/command.ts';
import { patchCombatant, refuse, requireCombatant, who } from '../../../combat/play.ts';
import { requireRunning } from '../../../combat/status.ts';
import { ownSlot } from '../own.ts';
import { say } from '../texts.ts';

/** Marks the turn in progress as late, once; it is counted per combatant, and the narrator applies the penalty (H5). */
export const late = defineCommand('late', z.strictObject({}), (play) => {
  requireRunning(play);
  const { turn, round } = play.state;
  if (turn === null) return refuse(say('refuse.nobodysTurn'));
  const combatant = requireCombatant(play.state, turn.who);
  const own = ownSlot.read(combatant.own, 'own');
  if (own.lateRound === round) return refuse(say('refuse.alreadyLate'));
  patchCombatant(play, combatant.id, { own: ownSlot.write({ late: own.late + 1, lateRound: round }) });
  play.events.push({
    type: 'told',
    who: who(combatant),
    said: say('told.late', { name: combatant.name }),
    rule: 'H5',
  });
});
