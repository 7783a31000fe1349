import { z } from 'zod';
import { MARK_COLOURS } from '#shared/combat/mark-colours.ts';
import { diceText } from '#shared/schema/dice-text.ts';
import { printable } from '#shared/text/printable.ts';

/** The icons a condition of one's own may have, by their names in Lucide. */
export const CONDITION_ICONS = [
  'circle-dot',
  'droplets',
  'flame',
  'snowflake',
  'skull',
  'ghost',
  'eye-off',
  'ear-off',
  'brain',
  'heart-pulse',
  'shield',
  'shield-off',
  'sparkles',
  'moon',
  'zap',
  'link',
  'anchor',
  'bug',
  'leaf',
  'music',
] as const;

/** When in the bearer's turn something of a condition comes due. */
export const TICK_TIMES = ['turn-start', 'turn-end'] as const;

/** The start or the end of the bearer's turn. */
export type TickTime = (typeof TICK_TIMES)[number];

const MOST_AMOUNT = 99;
const MOST_DIFFICULTY = 1000;

/** A condition that a narrator made, as campaigns keep it and as it is frozen into a fight; its dials and test are checked by the system. */
export const ownConditionFields = z.strictObject({
  id: z.string().min(1).max(60),
  name: z.string().overwrite(printable).min(1).max(60),
  /** What it does, in the narrator's words. */
  words: z.string().max(500).default(''),
  icon: z.enum(CONDITION_ICONS).default('circle-dot'),
  colour: z.enum(MARK_COLOURS).nullable().default(null),
  /** What it changes, each dial of the system's once; a mark is set, whatever the amount. */
  effects: z
    .array(
      z.strictObject({
        dial: z.string().min(1),
        amount: z.int().min(-MOST_AMOUNT).max(MOST_AMOUNT).default(1),
      }),
    )
    .max(20)
    .default([]),
  canAct: z.boolean().default(true),
  /** What it does to its bearer turn by turn. */
  tick: z
    .strictObject({ at: z.enum(TICK_TIMES), what: z.enum(['damage', 'heal', 'temp']), dice: diceText })
    .nullable()
    .default(null),
  /** How long it lasts unless said otherwise; null: until removed. */
  rounds: z.int().min(1).nullable().default(null),
  endsOnDamage: z.boolean().default(false),
  /** The bearer's test that ends it, by the system's kinds; a difficulty where the system's tests have one. */
  save: z
    .strictObject({
      at: z.enum(TICK_TIMES).default('turn-end'),
      kind: z.string().min(1),
      difficulty: z.int().min(0).max(MOST_DIFFICULTY).nullable().default(null),
    })
    .nullable()
    .default(null),
});

/** A condition that a narrator made. */
export type OwnCondition = z.output<typeof ownConditionFields>;

/** The same as it is written, before defaults. */
export type OwnConditionWritten = z.input<typeof ownConditionFields>;

/** The most that a campaign or a fight has. */
export const MOST_OWN_CONDITIONS = 200;

/** The conditions of a campaign or a fight. */
export const ownConditionList = z.array(ownConditionFields).max(MOST_OWN_CONDITIONS);
