import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';

/** House options of the template, with what the rules say by default. */
export const optionsSchema = z.strictObject({
  /** What a double 6 on an attack does besides hitting (T4). */
  doubleSix: z.enum(['doubled', 'plain']).default('doubled'),
});

/** The house options as the rules read them. */
export type TemplateOptions = z.infer<typeof optionsSchema>;

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);
