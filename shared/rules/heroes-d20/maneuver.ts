import type { Sum } from '../../combat/events.ts';
import type { Dice } from '../../dice/dice.ts';
import type { HeldCondition } from './conditions.ts';
import { LABELS } from './terms.ts';
import { testSum } from './test-roll.ts';

/** The manoeuvres of one opposed roll, with the rule of each (H20–H24). */
export const MANEUVER_RULES = {
  grapple: 'H20',
  trip: 'H21',
  disarm: 'H22',
  push: 'H23',
  sunder: 'H24',
} as const;

/** A manoeuvre of one opposed roll. */
export type ManeuverKind = keyof typeof MANEUVER_RULES;

/** One side of a manoeuvre. */
export interface ManeuverSide {
  readonly fighting: number;
  readonly bonus: number;
  readonly conditions: readonly HeldCondition[];
}

/** How a manoeuvre came out; `pushMeters` is null unless it was a push, 0 when that was lost. */
export type ManeuverOutcome = {
  readonly success: boolean;
  /** The starter's total less the other's. */
  readonly difference: number;
  readonly pushMeters: number | null;
};

const PUSH_STEP_METERS = 1.5; // H23
const POINTS_PER_STEP = 5; // H23

/** Opposes d20 + fighting of both, conditions as on an attack roll; the starter needs the higher total (H20–H24). */
export function resolveManeuver(
  kind: ManeuverKind,
  attacker: ManeuverSide,
  target: ManeuverSide,
  dice: Dice,
): { readonly outcome: ManeuverOutcome; readonly sums: readonly Sum[] } {
  const rule = MANEUVER_RULES[kind];
  const roll = (side: ManeuverSide): Parameters<typeof testSum>[2] => ({
    label: LABELS.fighting,
    skill: side.fighting,
    bonus: side.bonus,
    conditions: side.conditions,
    as: 'attack',
    rule,
  });
  const started = testSum('attack', LABELS.test, roll(attacker), dice.roll('attack', 20));
  const opposed = testSum('defense', LABELS.opposed, roll(target), dice.roll('defense', 20));
  const difference = started.total - opposed.total;
  return {
    outcome: {
      success: difference > 0,
      difference,
      pushMeters: kind === 'push' ? pushMeters(difference) : null,
    },
    sums: [started, opposed],
  };
}

/** How far a push goes, in metres: 1.5, and 1.5 for each full 5 points of difference; 0 when lost (H23). */
function pushMeters(difference: number): number {
  return difference > 0 ? PUSH_STEP_METERS * (1 + Math.floor(difference / POINTS_PER_STEP)) : 0;
}
