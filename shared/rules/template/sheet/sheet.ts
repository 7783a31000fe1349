import { z } from 'zod';
import { needsField } from '#shared/combat/counters/sheet-counters.ts';
import { slotOf } from '#shared/combat/slot.ts';
import { everySheet } from '#shared/rules/kit/counters.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { diceText } from '#shared/schema/dice-text.ts';
import { idsOnce } from '#shared/schema/told-apart.ts';
import { printable } from '#shared/text/printable.ts';

/** What a guard is unless the sheet says more or less: what 2d6 come to half of the time (T3). */
export const USUAL_GUARD = 7;

const figure = z.int().min(-9).max(20);

const weapon = z.strictObject({
  /** Tells it apart within the sheet; commands name the weapon by it. */
  id: z.string().min(1),
  name: z.string().overwrite(printable).max(200),
  damage: diceText,
  needs: needsField,
});

/** The sheet of the template; everything may be left out. */
export const sheetSchema = z.strictObject({
  ...everySheet,
  fighting: figure.default(0),
  agility: figure.default(0),
  guard: figure.default(USUAL_GUARD),
  armor: z.int().min(0).max(20).default(0),
  weapons: z.array(weapon).superRefine(idsOnce).default([]),
});

/** A sheet as the rules read it. */
export type Sheet = z.infer<typeof sheetSchema>;

/** A weapon of a sheet. */
export type Weapon = Sheet['weapons'][number];

/** The typed view of a combatant's sheet. */
export const sheetSlot = slotOf(sheetSchema);

/** A weapon of somebody's sheet, or null for one it doesn't have. */
export function weaponOf({ sheet }: Combatant, id: string): Weapon | null {
  return sheetSlot.read(sheet).weapons.find((one) => one.id === id) ?? null;
}
