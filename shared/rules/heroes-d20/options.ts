import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';

/** House options of heroes-d20, with what the rules say by default. */
export const optionsSchema = z.strictObject({
  /** Whose 20 counts when attack and defence both show one (H9). */
  doubleTwenty: z.enum(['attacker', 'defender', 'totals']).default('attacker'),
  /** Difficulty of the Controle check that creates a power (H15). */
  powerDifficulty: z.int().default(15),
  /** Difficulty of the Fortitude check that ends a condition. */
  recoveryDifficulty: z.int().default(15),
  /** Lines one may speak in a turn (H17). */
  linesPerTurn: z.int().min(0).default(3),
  /** Whether equal creatures roll initiative together. */
  groupInitiative: z.boolean().default(false),
  /** Minutes of real time a turn may take; null or 0 for no timer (H5). */
  turnTimer: z.number().min(0).nullable().default(null),
});

/** The house options as the rules read them. */
export type HeroesOptions = z.infer<typeof optionsSchema>;

/** Whose 20 counts when attack and defence both show one (H9). */
export type DoubleTwenty = HeroesOptions['doubleTwenty'];

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);
