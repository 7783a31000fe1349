import { z } from 'zod';
import { printable } from '#shared/text/printable.ts';

/** An object as a fight is set up with it: the size and material its campaign's tables gave it (O1, O4, O6). */
export const placedObject = z.strictObject({
  id: z.string().min(1),
  name: z.string().overwrite(printable).min(1).max(200),
  /** Id of a shipped size, or the name of another one. */
  size: z.strictObject({ id: z.string().min(1), modifier: z.int() }),
  material: z.strictObject({ bonus: z.int(), damageReduction: z.int().min(0) }),
  moving: z.boolean().default(false),
});

/** An object as a fight is set up with it. */
export type PlacedObject = z.output<typeof placedObject>;
