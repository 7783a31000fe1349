import { z } from 'zod';
import { LABEL_SCHEMES, type Label } from './labels.ts';

/** A label as a command, a file or a stored fight has it. */
export const labelFields: z.ZodType<Label> = z.strictObject({
  scheme: z.enum(LABEL_SCHEMES),
  place: z.int().min(1),
});
