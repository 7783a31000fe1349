import { z } from 'zod';
import type { Tally } from '#shared/arena/tally.ts';

const workOrder = z.strictObject({
  kind: z.literal('work'),
  /** Reports come back under it. */
  number: z.int(),
  system: z.string(),
  setup: z.unknown(),
  size: z.strictObject({ runs: z.int(), seed: z.int() }),
  /** The block it begins with, and how many it goes on by each time. */
  first: z.int(),
  step: z.int(),
});

/** What a worker is told: to fight its share of a forecast, or to stop. */
export const toWorker = z.discriminatedUnion('kind', [
  workOrder,
  z.strictObject({ kind: z.literal('stop') }),
]);

/** What a worker is told. */
export type ToWorker = z.infer<typeof toWorker>;

/** A worker's share of a forecast. */
export type WorkOrder = z.infer<typeof workOrder>;

/** What a worker has done since its last report, all there is to know at once, or that it is through. */
export type Report =
  | { readonly kind: 'part' | 'exact'; readonly number: number; readonly tally: Tally }
  | { readonly kind: 'done'; readonly number: number };
