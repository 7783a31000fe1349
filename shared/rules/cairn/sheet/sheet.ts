import { z } from 'zod';
import { needsField } from '#shared/combat/counters/sheet-counters.ts';
import { slotOf } from '#shared/combat/slot.ts';
import { everySheet } from '#shared/rules/kit/counters.ts';
import { damageDiceText } from '#shared/rules/cairn/attack/damage-dice.ts';
import { SCAR_PLACES } from '#shared/rules/cairn/scars/scar-places.ts';
import { printable } from '#shared/text/printable.ts';

/** The three attributes: FOR, DES, VON. */
export const ATTRIBUTES = ['str', 'dex', 'wil'] as const;

/** One of the attributes. */
export type AttributeId = (typeof ATTRIBUTES)[number];

/** The most an attribute may be. */
export const MAX_ATTRIBUTE = 99;

/** The most armour anybody has (C5). */
export const MAX_ARMOR = 3;

/** The value of an attribute. */
export const score = z.int().min(0).max(MAX_ATTRIBUTE);

/** An attribute with what is left of it. */
export const attributeSchema = z.strictObject({ current: score, max: score });

/** An attribute with what is left of it. */
export type Attribute = z.infer<typeof attributeSchema>;

/** The three attributes of somebody. */
export type Attributes = Readonly<Record<AttributeId, Attribute>>;

/**
 * Left out, an attribute is 0 of 0: the creature has none. Such a 0 neither kills, paralyses nor maddens by itself
 * (a mindless skeleton has VON 0 and fights), but FOR 0 of 0 has nothing to take damage beyond PG.
 */
const NONE: Attribute = { current: 0, max: 0 };

/** Where only the maximum is said, all of it is left. */
const attributeField = z
  .union([score, z.strictObject({ current: score.optional(), max: score })])
  .transform((value): Attribute => {
    if (typeof value === 'number') return { current: value, max: value };
    return { current: value.current ?? value.max, max: value.max };
  })
  .default(NONE);

/** Armour as it counts: 0 to 3 (C5). */
export const armorField = z.int().min(0).max(MAX_ARMOR);

const weapon = z.strictObject({
  id: z.string().min(1),
  name: z.string().overwrite(printable).min(1),
  dice: damageDiceText,
  blast: z.boolean().default(false),
  ignoresArmor: z.boolean().default(false),
  /** Takes two places among what one carries; it changes nothing in a fight. */
  bulky: z.boolean().default(false),
  /** Offered instead of the one before it ("short sword (d6) or short bow (d6)"), not beside it. */
  alternative: z.boolean().default(false),
  needs: needsField,
});

/** A weapon or natural attack. */
export type Weapon = z.infer<typeof weapon>;

/** The last entry of the scars table; more PG lost than that are this entry (C13). */
export const LAST_SCAR = 12;

/** A scar as the sheet keeps it (C13). */
export const scarSchema = z.strictObject({
  entry: z.int().min(1).max(LAST_SCAR),
  place: z.enum(['none', ...SCAR_PLACES]).default('none'),
  /** Whether a part of it waits for recovery, or for the next save against critical damage (12). */
  pending: z.boolean().default(false),
});

/** A scar as the sheet keeps it. */
export type SufferedScar = z.infer<typeof scarSchema>;

/** The conditions that outlast a fight besides being deprived and what an attribute at 0 does (C10, C13, C14). */
export const LASTING_CONDITIONS = [
  'critical',
  'mortal-wound',
  'stabilised',
  'hamstrung',
  'deafened',
  'dead',
] as const;

/** What Cairn keeps of a character or creature besides name and PG. */
export const sheetSchema = z.strictObject({
  ...everySheet,
  str: attributeField,
  dex: attributeField,
  wil: attributeField,
  armor: armorField.default(0),
  weapons: z.array(weapon).default([]),
  detachment: z.boolean().default(false),
  /** VON of the group's leader, with which it saves for morale (C12); null when it has none. */
  leaderWil: score.nullable().default(null),
  deprived: z.boolean().default(false),
  fatigue: z.int().min(0).max(99).default(0),
  /** What happens to a target that fails its save against critical damage from this one (C10). */
  criticalEffect: z.string().default(''),
  /** Scars in the order they were suffered (C13). */
  scars: z.array(scarSchema).default([]),
  /** What one begins the next fight with. */
  lasting: z.array(z.strictObject({ condition: z.enum(LASTING_CONDITIONS) })).default([]),
});

/** A sheet, checked and completed. */
export type CairnSheet = z.infer<typeof sheetSchema>;

/** The typed view of a combatant's sheet. */
export const sheetSlot = slotOf(sheetSchema);
