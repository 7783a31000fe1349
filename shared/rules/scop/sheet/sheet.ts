import { z } from 'zod';
import { needsField } from '#shared/combat/counters/sheet-counters.ts';
import { slotOf } from '#shared/combat/slot.ts';
import { everySheet } from '#shared/rules/kit/counters.ts';
import { firstRepeated, idsOnce } from '#shared/schema/told-apart.ts';
import { ARMORS, TRAITS } from '#shared/rules/scop/attack/damage.ts';
import { printable } from '#shared/text/printable.ts';

const MAX_FIGURE = 99;

/** A level, bonus or modifier: whole, either way. */
export const figure = z.int().min(-MAX_FIGURE).max(MAX_FIGURE);

/** A number of things: whole, not below 0. */
export const number = z.int().min(0).max(MAX_FIGURE);

const name = z.string().overwrite(printable).min(1).max(200);

const skill = z.strictObject({ name, level: figure.default(0) });

/** Skills as a list, or by name as `{"Machados": 2}`. */
const skills = z
  .union([
    z.array(skill),
    z
      .record(name, figure)
      .transform((levels) =>
        Object.entries(levels).map(([skillName, level]) => ({ name: skillName, level })),
      ),
  ])
  .superRefine(namedOnce)
  .default([]);

/** Concepts as names, or as the editor keeps them. */
const concepts = z
  .array(
    z
      .union([name, z.strictObject({ name })])
      .transform((concept) => (typeof concept === 'string' ? { name: concept } : concept)),
  )
  .superRefine(namedOnce)
  .default([]);

const traitFlags = z.strictObject({
  large: z.boolean().default(false),
  heavy: z.boolean().default(false),
  dangerous: z.boolean().default(false),
});

/** Traits as a list of those it has, or as the editor keeps them. */
const traits = z
  .union([
    z.array(z.enum(TRAITS)).transform((has) => ({
      large: has.includes('large'),
      heavy: has.includes('heavy'),
      dangerous: has.includes('dangerous'),
    })),
    traitFlags,
  ])
  .default({ large: false, heavy: false, dangerous: false });

const weapon = z.strictObject({
  id: z.string().min(1),
  name,
  /** The skill it is used with, by name; a name not among the skills is level 0. */
  skill: z.string().trim().default(''),
  kind: z.enum(['melee', 'ranged']).default('melee'),
  traits,
  damageBonus: figure.default(0),
  needs: needsField,
});

/** A weapon or power to attack with. */
export type Weapon = z.infer<typeof weapon>;

/** What scop keeps of a character or creature besides name and Vitalidade; everything may be left out. */
export const sheetSchema = z.strictObject({
  ...everySheet,
  skills,
  concepts,
  /** Força: added to the damage of melee weapons (S10). */
  strength: figure.default(0),
  weapons: z.array(weapon).superRefine(idsOnce).default([]),
  armor: z.enum(ARMORS).default('none'),
  shield: z.boolean().default(false),
  damageBonus: figure.default(0),
  damagePenalty: number.default(0),
  /** The skill it defends with when it does nothing else; empty: that of its first weapon. */
  defense: z.string().trim().default(''),
});

/** A sheet, checked and completed. */
export type ScopSheet = z.infer<typeof sheetSchema>;

/** The typed view of a combatant's sheet. */
export const sheetSlot = slotOf(sheetSchema);

/** The level of a skill by name; 0 for one that isn't on the sheet (S1). */
export function skillLevel({ skills: own }: ScopSheet, skillName: string): number {
  return own.find((one) => one.name === skillName)?.level ?? 0;
}

/** The skill of one that only defends: what the sheet says, else that of its first weapon. */
export function defenseSkill({ defense, weapons }: ScopSheet): string {
  return defense === '' ? (weapons[0]?.skill ?? '') : defense;
}

function namedOnce(items: readonly { readonly name: string }[], context: z.RefinementCtx): void {
  const twice = firstRepeated(items.map((item) => item.name));
  if (twice !== -1) context.addIssue({ code: 'custom', path: [twice, 'name'] });
}
