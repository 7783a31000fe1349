import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireRunning } from '#shared/combat/status.ts';

/** Ends the turn (or step) in progress and begins the next one, in the way of the system. */
export const nextTurn = defineCommand('next-turn', z.strictObject({}), (play) => {
  requireRunning(play);
  play.system.turns.next(play);
});
