import { z } from 'zod';
import { figure, number } from '#shared/rules/scop/sheet/sheet.ts';

const words = z.string().max(500);

/** What the winner does to the other (S8). */
const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('damage') }),
  z.strictObject({
    kind: z.literal('condition'),
    condition: z.string().min(1),
    details: z.record(z.string(), z.json()).default({}),
    /** Turns it lasts; null: until removed. */
    rounds: z.int().min(1).nullable().default(null),
  }),
  /** Null: pushed about within its group, as the narrator tells. */
  z.strictObject({ kind: z.literal('move'), group: z.string().min(1).nullable().default(null) }),
  z.strictObject({ kind: z.literal('interrupt') }),
  z.strictObject({ kind: z.literal('other'), text: words.default('') }),
]);

/** The effect somebody means to have. */
export type Effect = z.infer<typeof effect>;

/** An effect as declared: its kind alone where it takes nothing more, or an object. */
export const effectField = z.preprocess(
  (value: Exclude<Effect['kind'], 'condition'> | z.input<typeof effect>) =>
    typeof value === 'string' ? { kind: value } : value,
  effect,
);

/** Concepts by name (one die each), or just how many of them. */
const concepts = z.union([number, z.array(z.string())]).default([]);

/** What every check may be given (S1, S4). */
export const checkFields = { helping: concepts, hindering: concepts, modifier: figure.default(0) };

/** What the narrator says of one's check. */
export interface CheckSaid {
  readonly skill: string;
  readonly helping: number | readonly string[];
  readonly hindering: number | readonly string[];
  readonly modifier: number;
}

/** What an intent is made of once its defaults are filled in from the sheet. */
export const intentFields = {
  combatant: z.string(),
  /** Null: it only defends, or does something that is aimed at nobody. */
  target: z.string().nullable(),
  effect,
  skill: z.string(),
  weapon: z.string().nullable(),
  ...checkFields,
  /** Whom to hit when alone against several, the most wanted first (S9). */
  hitting: z.array(z.string()),
  ranged: z.boolean(),
  /** False: it lets itself be hit rather than turn from what it does (S12). */
  dodge: z.boolean(),
  /** The target doesn't know of it and doesn't roll (S12). */
  unaware: z.boolean(),
  /** Added to the margin against one surprised, from its concepts (S14). */
  victimConcepts: figure,
  damageBonus: figure,
  /** Whether armour costs dice in it (S10). */
  agile: z.boolean(),
  /** Resolved before everyone (S15). */
  first: z.boolean(),
};
