import type { TurnTimer } from '../../system.ts';
import { optionsSlot } from '../options.ts';
import { ownOf } from '../own.ts';

/** The minutes of a turn by the house option, and the turns that took longer (H5). */
export const turnTimer: TurnTimer = {
  minutes(options) {
    const { turnTimer: minutes } = optionsSlot.read(options, 'options');
    return minutes === null || minutes === 0 ? null : minutes;
  },
  lateTurns: (combatant) => ownOf(combatant).late,
};
