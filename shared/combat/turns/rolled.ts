import type { RolledDie } from '#shared/dice/roll-expression.ts';

/** A total for a place in the order, and the dice behind it where it was rolled. */
export interface Rolled {
  readonly total: number;
  /** Null for a typed total, or another's. */
  readonly natural: number | null;
  /** The dice behind the natural; left out: one d20. */
  readonly dice?: readonly RolledDie[];
}
