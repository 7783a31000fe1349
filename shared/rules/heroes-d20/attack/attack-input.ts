import { z } from 'zod';
import { conditionSchema, type CountingCondition } from '#shared/rules/heroes-d20/conditions/conditions.ts';
import { attackKind, weaponFigures } from '#shared/rules/heroes-d20/sheet/sheet.ts';

const bonus = z.int().default(0);

/** Conditions of one side of a roll. */
export const conditionsField = z.array(conditionSchema).readonly().default([]);

/** The skill a target defends itself with (H7). */
export const defenseSkill = z.enum(['fortitude', 'reflex', 'will']);

/** An attack with everything that counts in it, as `headless.md` writes it. */
export const attackSchema = z.strictObject({
  kind: attackKind,
  /** Left out: `will` when mental, else by the kind (H7, H10). */
  defense: defenseSkill.optional(),
  mental: z.boolean().default(false),
  attacker: z.strictObject({
    level: z.int().min(0),
    str: z.int(),
    dex: z.int(),
    int: z.int(),
    fighting: z.int(),
    aim: z.int(),
    bonus,
    conditions: conditionsField,
  }),
  target: z.strictObject({
    fortitude: z.int(),
    reflex: z.int(),
    will: z.int(),
    armorClass: z.int(),
    mentalArmor: bonus,
    bonus,
    conditions: conditionsField,
  }),
  weapon: z.strictObject(weaponFigures),
  power: z.boolean().default(false),
  attackIndex: z.int().min(0).default(0),
  intoMelee: z.boolean().default(false),
});

type Written = z.infer<typeof attackSchema>;

/** A side of an attack with what counts on it; in a fight that may be conditions the narrator made. */
type Counting<Side> = Omit<Side, 'conditions'> & { readonly conditions: readonly CountingCondition[] };

/** An attack with everything that counts in it. */
export type AttackInput = Omit<Written, 'attacker' | 'target'> & {
  readonly attacker: Counting<Written['attacker']>;
  readonly target: Counting<Written['target']>;
};
