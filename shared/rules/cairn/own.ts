import { z } from 'zod';
import { patchCombatant, requireCombatant, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Combatant } from '#shared/combat/state.ts';
import {
  attributeSchema,
  scarSchema,
  sheetSlot,
  type Attribute,
  type AttributeId,
  type Attributes,
  type SufferedScar,
} from './sheet/sheet.ts';

const ownSchema = z.strictObject({
  /** Null while they are as on the sheet. */
  attributes: z
    .strictObject({ str: attributeSchema, dex: attributeSchema, wil: attributeSchema })
    .nullable()
    .default(null),
  /** Scars in the order they were suffered (C13); null while they are as on the sheet. */
  scars: z.array(scarSchema).nullable().default(null),
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

/** The scars of a combatant, brought along and suffered in this fight (C13). */
export function scarsOf(combatant: Combatant): readonly SufferedScar[] {
  return ownOf(combatant).scars ?? sheetSlot.read(combatant.sheet).scars;
}

/** The entries of scars of which a part waits for recovery (C13). */
export function pendingOf(combatant: Combatant): number[] {
  return pendingEntries(scarsOf(combatant));
}

/** The entries of these scars of which a part waits for recovery (C13). */
export function pendingEntries(scars: readonly SufferedScar[]): number[] {
  return scars.filter(({ pending }) => pending).map(({ entry }) => entry);
}

/** These scars with the first of an entry that waits waiting no longer (C13). */
export function withMended(scars: readonly SufferedScar[], entry: number): SufferedScar[] {
  const mended = scars.findIndex((scar) => scar.pending && scar.entry === entry);
  return scars.map((scar, index) => (index === mended ? { ...scar, pending: false } : scar));
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
