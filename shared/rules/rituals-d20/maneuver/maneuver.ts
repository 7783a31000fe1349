import type { Sum } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { rollCheck, type PoolOptions, type Roller } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import { LABELS } from '#shared/rules/rituals-d20/checks/terms.ts';

/** The manoeuvres of one opposed check (N9). */
export const MANEUVERS = ['grapple', 'trip', 'disarm', 'push', 'overrun'] as const;

/** Opposed checks in which the starter needs the higher total: the manoeuvres and the feint (N8, N9). */
export const OPPOSED = [...MANEUVERS, 'feint'] as const;

/** A manoeuvre of one opposed check (N9). */
export type Maneuver = (typeof MANEUVERS)[number];

/** An opposed check (N8, N9). */
export type Opposed = (typeof OPPOSED)[number];

/** How an opposed check came out. */
export type OpposedOutcome = {
  readonly success: boolean;
  /** The starter's total less the other's. */
  readonly difference: number;
  /** Null unless it was a push, 0 when that was lost. */
  readonly pushMeters: number | null;
  /** Squares of 1.5 m that the one tripped or the item dropped goes besides; null for other kinds. */
  readonly squares: number | null;
};

/** An opposed check with the arithmetic of both sides. */
export interface ResolvedOpposed {
  readonly outcome: OpposedOutcome;
  /** The totals of both sides, the starter's first. */
  readonly totals: { readonly total: number; readonly opposed: number };
  readonly sums: readonly Sum[];
}

const PUSH_STEP_METERS = 1.5; // N9
const POINTS_PER_STEP = 5; // N9
const STRONG_WIN = 5; // N9

/** An opposed check before it is rolled. */
export interface OpposedCheck {
  readonly kind: Opposed;
  readonly starter: Roller;
  readonly other: Roller;
}

/** Opposes the starter's check to the other's; the starter needs the higher total (N8, N9). */
export function resolveOpposed(
  { kind, starter, other }: OpposedCheck,
  options: PoolOptions,
  dice: Dice,
): ResolvedOpposed {
  const rule = kind === 'feint' ? 'N8' : 'N9';
  const started = rollCheck(starter, { purpose: 'attack', title: LABELS.test, rule }, options, dice).sum;
  const opposed = rollCheck(other, { purpose: 'defense', title: LABELS.opposed, rule }, options, dice).sum;
  const difference = started.total - opposed.total;
  return {
    outcome: {
      success: difference > 0,
      difference,
      pushMeters: kind === 'push' ? pushMeters(difference) : null,
      squares: kind === 'trip' || kind === 'disarm' ? Number(difference >= STRONG_WIN) : null,
    },
    totals: { total: started.total, opposed: opposed.total },
    sums: [started, opposed],
  };
}

/** How far a push goes, in metres: 1.5, and 1.5 for each full 5 points of difference; 0 when lost (N9). */
function pushMeters(difference: number): number {
  return difference > 0 ? PUSH_STEP_METERS * (1 + Math.floor(difference / POINTS_PER_STEP)) : 0;
}
