import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { patchState } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';

/** Closes the fight; only undo opens it again. */
export const end = defineCommand('end', z.strictObject({}), (play) => {
  requireNotEnded(play);
  patchState(play, { status: 'ended', turn: null, interrupted: [] });
  play.events.push({ type: 'ended', rounds: play.state.round });
});
