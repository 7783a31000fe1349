import { z } from 'zod';
import { needsField } from '#shared/combat/counters/sheet-counters.ts';
import { slotOf } from '#shared/combat/slot.ts';
import { everySheet } from '#shared/rules/kit/counters.ts';
import { diceText } from '#shared/schema/dice-text.ts';
import { idsOnce } from '#shared/schema/told-apart.ts';
import { ATTRIBUTES, SKILLS } from './attributes.ts';
import { MOST_DICE } from '#shared/rules/rituals-d20/checks/pool.ts';
import { printable } from '#shared/text/printable.ts';

const figure = z.int().default(0);
const attribute = z.int().min(-MOST_DICE).max(MOST_DICE).default(0);
/** An attribute as first built; null when it hasn't changed since (N7). */
const built = z.int().nullable().default(null);
const id = z.string().min(1);
const name = z.string().overwrite(printable).max(200);

const weapon = z.strictObject({
  id,
  name,
  kind: z.enum(['melee', 'ranged']),
  damage: diceText,
  /** `by-kind`: Força for melee, Agilidade for ranged. */
  attribute: z.enum(['by-kind', ...ATTRIBUTES]).default('by-kind'),
  /** `by-kind`: Luta for melee, Pontaria for ranged. */
  skill: z.enum(['by-kind', ...SKILLS]).default('by-kind'),
  light: z.boolean().default(false),
  /** Hands it takes; 0 for blows without a weapon. */
  hands: z.literal([0, 1, 2]).default(1),
  needs: needsField,
});

const ritual = z.strictObject({
  id,
  name,
  cost: z.int().min(0).default(0),
  /** 0: a standard action; else that many full actions, one each round (N12). */
  rounds: z.int().min(0).default(0),
  description: z.string().default(''),
  needs: needsField,
});

const extraSkill = z.strictObject({
  id,
  name,
  bonus: figure,
  attribute: z.enum(ATTRIBUTES).default('intellect'),
});

/** The sheet of rituals-d20; everything may be left out. Attributes are pools of d20, skills are bonuses (N1). */
export const sheetSchema = z.strictObject({
  ...everySheet,
  agility: attribute,
  strength: attribute,
  intellect: attribute,
  presence: attribute,
  vigor: attribute,
  builtAgility: built,
  builtVigor: built,
  fighting: figure,
  aim: figure,
  initiative: figure,
  athletics: figure,
  deception: figure,
  constitution: figure,
  dexterity: figure,
  /** Skills the narrator adds. */
  skills: unique(extraSkill),
  defense: figure,
  weapons: unique(weapon),
  rituals: unique(ritual),
});

/** A sheet as the rules read it. */
export type Sheet = z.infer<typeof sheetSchema>;

/** A weapon of a sheet. */
export type Weapon = Sheet['weapons'][number];

/** A ritual of a sheet. */
export type Ritual = Sheet['rituals'][number];

/** The typed view of a combatant's sheet. */
export const sheetSlot = slotOf(sheetSchema);

/** A list whose items are told apart by their ids. */
function unique<Item extends { readonly id: string }>(
  item: z.ZodType<Item>,
): z.ZodDefault<z.ZodArray<z.ZodType<Item>>> {
  return z.array(item).superRefine(idsOnce).default([]);
}
