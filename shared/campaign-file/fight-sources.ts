import { z } from 'zod';
import type { SourceFigures } from '#shared/sources/figures.ts';

/** By combatant: the id of the creature it was brought in as. */
export const sourceIds = z.record(z.string(), z.string());

const figures: z.ZodType<SourceFigures> = z.object({
  max: z.int().min(0),
  sheet: z.record(z.string(), z.json()),
});

/** By creature or character: what the narrator last answered about when asked whether the fight should know of it. */
export const sourcesSeen = z.record(z.string(), figures);

/** The same, read. */
export type SourcesSeen = z.output<typeof sourcesSeen>;
