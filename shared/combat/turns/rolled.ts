import type { RolledDie } from '#shared/dice/roll-expression.ts';

/** Totals as they are told, whose count comes first, first; among equals as they were given. */
export function byPlace<One extends Pick<Rolled, 'total'>>({
  order,
  lowestFirst,
}: {
  readonly order: readonly One[];
  readonly lowestFirst?: true;
}): readonly One[] {
  const way = lowestFirst === true ? -1 : 1;
  return order.toSorted((a, b) => way * (b.total - a.total));
}

/** A total for a place in the order, and the dice behind it where it was rolled. */
export interface Rolled {
  readonly total: number;
  /** Null for a typed total, or another's. */
  readonly natural: number | null;
  /** The dice behind the natural; left out: one d20. */
  readonly dice?: readonly RolledDie[];
}
