import { z } from 'zod';
import { SHIPPED_SIZES, SIZE_IDS, sizeFromMeters, type ShippedSize } from './sizes.ts';
import { printable } from '#shared/text/printable.ts';

/** A size of the campaign's own table (O6). */
export const ownSize = z.strictObject({
  name: z.string().overwrite(printable).min(1).max(100),
  modifier: z.int(),
});

/** An object as one describes it: its size by name or by metres (O4), its material (O5), and whether it moves (O1). */
export const describedObject = {
  size: z.enum(SIZE_IDS).optional(),
  meters: z.number().min(0).optional(),
  material: z.strictObject({ bonus: z.int(), damageReduction: z.int().min(0) }),
  moving: z.boolean().default(false),
};

/** A size that counts: a row of the table, or one of the table's own making, under its name. */
export interface SizeFigures {
  readonly id: string;
  readonly modifier: number;
}

interface Sized {
  readonly size?: ShippedSize['id'] | { readonly name: string; readonly modifier: number } | undefined;
  readonly meters?: number | undefined;
}

/** Turns the size or metres of a described object into what counts of them; exactly one of them must be given (O4). */
export function withSize<T extends Sized>(
  described: T,
  context: z.RefinementCtx,
): Omit<T, 'size' | 'meters'> & { readonly size: SizeFigures } {
  const { size: given, meters, ...rest } = described;
  const named = given === undefined ? undefined : sizeGiven(given);
  const measured = meters === undefined ? undefined : sizeFromMeters(meters, SHIPPED_SIZES);
  // One of them, never both: two sources for one figure could disagree.
  const size = named ?? measured;
  if (size === undefined || (named !== undefined && measured !== undefined)) {
    context.addIssue({ code: 'custom', path: [size === undefined ? 'size' : 'meters'] });
    return z.NEVER;
  }
  return { ...rest, size };
}

function sizeGiven(size: NonNullable<Sized['size']>): SizeFigures | undefined {
  if (typeof size === 'object') return { id: size.name, modifier: size.modifier };
  return SHIPPED_SIZES.find(({ id }) => id === size);
}
