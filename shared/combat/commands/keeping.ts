import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireBegun } from '#shared/combat/status.ts';
import { eachOnce } from '#shared/schema/told-apart.ts';
import { printable } from '#shared/text/printable.ts';
import { message } from '#shared/text/message.ts';

/** What each of these takes home of a fight: experience, and what is told in words. It may be given after the end. */
export const reward = defineCommand(
  'reward',
  z.strictObject({
    to: z.array(z.string()).min(1).superRefine(eachOnce),
    experience: z.int().min(0).max(1_000_000).default(0),
    what: z.string().overwrite(printable).trim().max(500).default(''),
  }),
  (play, { to, experience, what }) => {
    requireBegun(play);
    if (experience === 0 && what === '') refuse(message('error.emptyReward'), 'experience');
    const those = to.map((id, index) => requireCombatant(play.state, id, `to[${index}]`));
    play.events.push({ type: 'rewarded', to: those.map(who), experience, what });
  },
);

/** Refuses to pin further back than there are commands in force. */
export function requirePinned(events: readonly CombatEvent[], inForce: () => number): void {
  if (events.some((event) => event.type === 'pinned' && event.back > inForce()))
    refuse(message('error.nothingToPin'), 'back');
}

/**
 * Pins what was done so many commands in force before, 1 for the one just before, or unpins it. Counted back from the pin
 * itself, it means the same entry wherever the commands are played again.
 */
export const pin = defineCommand(
  'pin',
  z.strictObject({ back: z.int().min(1).max(1_000_000), on: z.boolean().default(true) }),
  (play, { back, on }) => {
    play.events.push({ type: 'pinned', back, on });
  },
);
