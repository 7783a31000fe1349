import { z } from 'zod';
import { defineCommand } from '../../../combat/command.ts';
import { refuse, requireCombatant } from '../../../combat/play.ts';
import { requireRunning } from '../../../combat/status.ts';
import { ownOf, patchOwn } from '../own.ts';
import { tell } from './tell.ts';
import { say } from '../words/texts.ts';

/** Marks the turn in progress as late, once; it is counted per combatant, and the narrator applies the penalty (H5). */
export const late = defineCommand('late', z.strictObject({}), (play) => {
  requireRunning(play);
  const { turn, round } = play.state;
  if (turn === null) return refuse(say('refuse.nobodysTurn'));
  const combatant = requireCombatant(play.state, turn.who);
  const own = ownOf(combatant);
  if (own.lateRound === round) return refuse(say('refuse.alreadyLate'));
  patchOwn(play, combatant.id, { late: own.late + 1, lateRound: round });
  tell(play, combatant, say('told.late', { name: combatant.name }), 'H5');
});
