import type { TurnTimer } from '#shared/rules/system.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { ownOf } from '#shared/rules/heroes-d20/own.ts';

/** The minutes of a turn by the house option, and the turns that took longer (H5). */
export const turnTimer: TurnTimer = {
  minutes(options) {
    const { turnTimer: minutes } = optionsSlot.read(options, 'options');
    return minutes === null || minutes === 0 ? null : minutes;
  },
  lateTurns: (combatant) => ownOf(combatant).late,
};
