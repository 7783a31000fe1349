import { requireCombatant, type RunningSheet } from '#shared/combat/play.ts';
import { ownOf, patchOwn } from '#shared/rules/heroes-d20/own.ts';
import { sheetSlot } from './sheet.ts';

/** The sheet of heroes-d20 in a fight: of MP corrected, those already spent stay spent (H15). */
export const runningSheet: RunningSheet = {
  now: ({ sheet }) => sheet,
  correct(play, id, corrected) {
    const combatant = requireCombatant(play.state, id);
    const { mp } = ownOf(combatant);
    const more = sheetSlot.read(corrected).mp - sheetSlot.read(combatant.sheet).mp;
    if (mp !== null) patchOwn(play, id, { mp: Math.max(0, mp + more) });
    return corrected;
  },
};
