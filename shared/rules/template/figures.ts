import type { Combatant } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { guardBonus } from './conditions/conditions.ts';
import { sheetSlot } from './sheet/sheet.ts';

/** A combatant's running figures: its guard as its conditions leave it (T6). */
export function figures(combatant: Combatant): JsonObject {
  return { guard: sheetSlot.read(combatant.sheet).guard + guardBonus(combatant) };
}
