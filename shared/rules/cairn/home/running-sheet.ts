import { addCondition, removeCondition, hasCondition } from '#shared/combat/conditions/held.ts';
import { requireCombatant, type RunningSheet } from '#shared/combat/play.ts';
import { ATTRIBUTES, sheetSlot, type CairnSheet } from '#shared/rules/cairn/sheet/sheet.ts';
import { patchOwn } from '#shared/rules/cairn/own.ts';
import { carryOver, conditionsFrom } from './carry-over.ts';

/**
 * Cairn's sheet in a fight: attributes, scars and what lasts are kept beside it, and corrected there. A condition that the
 * corrected sheet begins a fight with is put on, and one that it no longer does is taken off (C10, C13, C14).
 */
export const runningSheet: RunningSheet = {
  now: (combatant) => carryOver(combatant, combatant).sheet,
  correct(play, id, corrected) {
    const combatant = requireCombatant(play.state, id);
    const stood = conditionsFrom(carryOver(combatant, combatant).sheet);
    const stands = conditionsFrom(corrected);
    const sheet = sheetSlot.read(corrected);
    const { str, dex, wil, scars } = sheet;
    patchOwn(play, id, { attributes: { str, dex, wil }, scars });
    for (const condition of stands) {
      if (stood.some((one) => one.id === condition.id)) continue;
      const { id: added, details } = condition;
      addCondition(play, { target: id, id: added, details, rounds: null, by: null });
    }
    for (const { id: gone } of stood) {
      const isGone = !stands.some((one) => one.id === gone);
      if (isGone && hasCondition(requireCombatant(play.state, id), gone)) removeCondition(play, id, gone);
    }
    return sheetSlot.write(asBrought(sheet, sheetSlot.read(combatant.sheet)));
  },
};

/** What the fight keeps stays on the sheet as it was brought in. */
function asBrought(sheet: CairnSheet, { scars, deprived, lasting, ...was }: CairnSheet): CairnSheet {
  const attributes = ATTRIBUTES.map((id) => [id, { current: was[id].current, max: sheet[id].max }] as const);
  return { ...sheet, ...Object.fromEntries(attributes), scars, deprived, lasting };
}
