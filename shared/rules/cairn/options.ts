import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';

/** House options of Cairn with their defaults. */
export const optionsSchema = z.strictObject({
  /** No DES saves to act in the first round for anyone (C3: the narrator may waive them). */
  waiveActSaves: z.boolean().default(false),
  /** Whether the tracker raises morale prompts (C12). */
  morale: z.boolean().default(true),
});

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);
