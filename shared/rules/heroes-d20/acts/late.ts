import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { ownOf, patchOwn } from '#shared/rules/heroes-d20/own.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';
import type { TurnTimer } from '#shared/rules/system.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';

/** Marks the turn in progress as late, once; it is counted per combatant, and the narrator applies the penalty (H5). */
export const late = defineCommand('late', z.strictObject({}), (play) => {
  requireRunning(play);
  const { turn, round } = play.state;
  if (turn === null) return refuse(heroesMessage('refuse.nobodysTurn'));
  const combatant = requireCombatant(play.state, turn.who);
  const own = ownOf(combatant);
  if (own.lateRound === round) return refuse(heroesMessage('refuse.alreadyLate'));
  patchOwn(play, combatant.id, { late: own.late + 1, lateRound: round });
  const said = heroesMessage('told.late', { name: nameOf(combatant) });
  play.events.push({ type: 'told', who: who(combatant), said, rule: 'H5', late: true });
});

/** The minutes of a turn by the house option, and the turns that took longer (H5). */
export const turnTimer: TurnTimer = {
  minutes(options) {
    const { turnTimer: minutes } = optionsSlot.read(options, 'options');
    return minutes === null || minutes === 0 ? null : minutes;
  },
  lateTurns: (combatant) => ownOf(combatant).late,
};
