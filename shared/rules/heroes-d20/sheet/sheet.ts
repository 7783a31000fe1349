import { z } from 'zod';
import { needsField } from '#shared/combat/counters/sheet-counters.ts';
import { slotOf } from '#shared/combat/slot.ts';
import { everySheet } from '#shared/rules/kit/counters.ts';
import { diceText } from '#shared/schema/dice-text.ts';
import { idsOnce } from '#shared/schema/told-apart.ts';
import { printable } from '#shared/text/printable.ts';

const figure = z.int().default(0);
const name = z.string().overwrite(printable).max(200);

/** What hurts: shared by the sheet's weapons and the command line's. */
export const weaponFigures = {
  damage: diceText,
  criticalRange: z.literal([18, 19, 20]).default(20),
  criticalMultiplier: z.literal([2, 3, 4]).default(2),
  attackBonus: figure,
  damageBonus: figure,
};

/** How a weapon reaches its target. */
export const attackKind = z.enum(['melee', 'ranged', 'touch']);

const weapon = z.strictObject({
  id: z.string().min(1),
  name,
  kind: attackKind,
  ...weaponFigures,
  /** Hands it takes; 0 for blows without any: a bite, a kick, horns (H20). */
  hands: z.literal([0, 1, 2]).default(1),
  needs: needsField,
});

const power = z.strictObject({
  id: z.string().min(1),
  name,
  /** Held in hands, body or weapon (melee), or thrown (ranged) (H15). */
  kind: z.enum(['held', 'thrown']).default('held'),
  /** MP for each round it is kept (H15). */
  cost: z.int().min(0).default(1),
  /** Bonus on movement while it is kept; 0 for one that isn't about speed (H17). */
  speedBonus: z.int().min(0).default(0),
  needs: needsField,
});

const extraSkill = z.strictObject({ id: z.string().min(1), name, bonus: figure });

/** The sheet of heroes-d20; everything may be left out. Modifiers are already modifiers, skills are bonuses. */
export const sheetSchema = z.strictObject({
  ...everySheet,
  level: z.int().min(0).default(0),
  str: figure,
  dex: figure,
  con: figure,
  int: figure,
  wis: figure,
  cha: figure,
  fighting: figure,
  aim: figure,
  fortitude: figure,
  reflex: figure,
  will: figure,
  initiative: figure,
  control: figure,
  deception: figure,
  acrobatics: figure,
  perception: figure,
  athletics: figure,
  /** Skills the narrator adds. */
  skills: unique(extraSkill),
  armorClass: figure,
  /** Protects the mind: counts where armour class doesn't (H7). */
  mentalArmor: figure,
  mp: z.int().min(0).default(0),
  weapons: unique(weapon),
  powers: unique(power),
  quickDraw: z.boolean().default(false),
  acrobat: z.boolean().default(false),
  /** A bonus of 0 is no speedster. */
  speedster: z
    .strictObject({ bonus: z.int().min(0).default(0) })
    .nullable()
    .default(null),
  /** The drawback of blindness: blinded for good. */
  blind: z.boolean().default(false),
});

/** A sheet as the rules read it. */
export type Sheet = z.infer<typeof sheetSchema>;

/** A weapon of a sheet. */
export type Weapon = Sheet['weapons'][number];

/** A power of a sheet. */
export type Power = Sheet['powers'][number];

/** The typed view of a combatant's sheet. */
export const sheetSlot = slotOf(sheetSchema);

/** A list whose items are told apart by their ids. */
function unique<Item extends { readonly id: string }>(
  item: z.ZodType<Item>,
): z.ZodDefault<z.ZodArray<z.ZodType<Item>>> {
  return z.array(item).superRefine(idsOnce).default([]);
}
