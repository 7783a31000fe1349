import { z } from 'zod';
import { message } from '#shared/text/message.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { bringCountersBack } from '#shared/combat/counters/counters.ts';
import { countReaction } from '#shared/combat/counters/reactions.ts';
import { refuse, requireCombatant, who, patchState } from '#shared/combat/play.ts';
import { requireRunning, requireNotEnded } from '#shared/combat/status.ts';
import { patchTurn, spendAction } from '#shared/combat/actions.ts';

const startFields = z.strictObject({
  surprised: z.array(z.string()).default([]),
  initiative: z.record(z.string(), z.int()).default({}),
});

/** Opens the fight: typed totals are taken, the rest is rolled in the order the combatants were given; round 1, first turn. */
export const start = defineCommand('start', startFields, (play, { surprised, initiative }) => {
  const { status, combatants, joining } = play.state;
  if (status !== 'setup') refuse(message('error.alreadyStarted'));
  if (combatants.length === 0) refuse(message('error.nobodyToFight'));
  const saidBefore = joining.flatMap((one) =>
    one.initiative === null ? [] : [[one.id, one.initiative] as const],
  );
  const unaware = joining.filter((one) => one.surprised).map(({ id }) => id);
  play.system.turns.begin(play, {
    surprised: [...new Set([...surprised, ...unaware])],
    initiative: new Map([...saidBefore, ...Object.entries(initiative)]),
  });
  bringCountersBack(play, 'fight');
});

const nextFields = z.strictObject({
  /** Totals told for the roll of a new round, where each round has its own. */
  initiative: z.record(z.string(), z.int()).default({}),
});

/** Ends the turn (or step) in progress and begins the next one, in the way of the system. */
export const nextTurn = defineCommand('next-turn', nextFields, (play, { initiative }) => {
  requireRunning(play);
  const typed = new Map(Object.entries(initiative));
  const { turns } = play.system;
  if (typed.size > 0 && turns.rerolls?.(play.state.options) !== true)
    refuse(message('error.noNewRoll'), 'initiative');
  turns.next(play, typed);
});

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
    if (kind.isReaction === true) countReaction(play, combatant, 'action');
    // An action in between ends the series of additional attacks (H14).
    patchTurn(play, { attacks: 0 });
    play.events.push({ type: 'spent', who: who(combatant), action: kind.id, label: kind.label });
  },
);

/** Closes the fight; only undo opens it again. */
export const end = defineCommand('end', z.strictObject({}), (play) => {
  requireNotEnded(play);
  patchState(play, { status: 'ended', turn: null, interrupted: [] });
  play.events.push({ type: 'ended', rounds: play.state.round });
});
