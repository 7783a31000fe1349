import { z } from 'zod';
import type { Changed } from '#shared/api/changes.ts';
import type { WireError } from '#shared/api/wire.ts';

/** What the worker is started with. */
export const workerData = z.object({
  /** Path of the database. */
  file: z.string(),
  readonly: z.boolean(),
  nativeBinding: z.string().optional(),
});

/** What the worker is started with. */
export type WorkerData = z.input<typeof workerData>;

/** One figure that both threads see: 1 once the work isn't wanted any more. */
export type Flag = Int32Array<SharedArrayBuffer>;

/** A piece of work for the worker. */
export const workOrder = z.object({
  /** Reports come back under it. */
  number: z.number(),
  name: z.string(),
  input: z.unknown(),
  flag: z.custom<Flag>((value) => value instanceof Int32Array),
});

/** A piece of work for the worker. */
export type WorkOrder = z.input<typeof workOrder>;

/** What the worker tells: how far it is, what it wrote in the database, and how the work ended. */
export type Report<O> =
  | { readonly kind: 'step'; readonly number: number; readonly done: number; readonly total: number | null }
  | { readonly kind: 'changed'; readonly changed: Changed }
  | { readonly kind: 'done'; readonly number: number; readonly result: O }
  | { readonly kind: 'given-up'; readonly number: number }
  | {
      readonly kind: 'failed';
      readonly number: number;
      readonly error: WireError;
      readonly internal: string | null;
    };
