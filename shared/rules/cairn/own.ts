import { z } from 'zod';
import { patchCombatant, requireCombatant, type Play } from '../../combat/play.ts';
import { slotOf } from '../../combat/slot.ts';
import type { Combatant } from '../../combat/state.ts';
import { attributeSchema, sheetSlot, type Attribute, type AttributeId, type Attributes } from './sheet.ts';

const ownSchema = z.strictObject({
  /** Null while they are as on the sheet. */
  attributes: z
    .strictObject({ str: attributeSchema, dex: attributeSchema, wil: attributeSchema })
    .nullable()
    .default(null),
  /** Scars suffered, in order; `place` is the natural of the place die. */
  scars: z.array(z.strictObject({ entry: z.int(), place: z.int().nullable() })).default([]),
  /** Entries of scars of which a part waits for recovery (C13). */
  pending: z.array(z.int()).default([]),
});

/** What the system keeps of a combatant during a fight. */
export type CairnOwn = z.infer<typeof ownSchema>;

const ownSlot = slotOf(ownSchema);

/** The system's running state of a combatant. */
export function ownOf(combatant: Combatant): CairnOwn {
  return ownSlot.read(combatant.own, 'own');
}

/** FOR, DES and VON as they stand now. */
export function attributesOf(combatant: Combatant): Attributes {
  return ownOf(combatant).attributes ?? sheetSlot.read(combatant.sheet);
}

/** Changes the system's running state of a combatant. */
export function patchOwn(play: Play, id: string, patch: Partial<CairnOwn>): void {
  const own = ownOf(requireCombatant(play.state, id));
  patchCombatant(play, id, { own: ownSlot.write({ ...own, ...patch }) });
}

/** Sets one attribute of a combatant. */
export function setAttribute(play: Play, id: string, attribute: AttributeId, value: Attribute): void {
  const { str, dex, wil } = attributesOf(requireCombatant(play.state, id));
  patchOwn(play, id, { attributes: { str, dex, wil, [attribute]: value } });
}
