import type { Sum } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { Message } from '#shared/text/message.ts';
import type { CountingCondition } from '#shared/rules/heroes-d20/conditions/conditions.ts';
import { LABELS } from '#shared/rules/heroes-d20/checks/terms.ts';
import { checkSum } from '#shared/rules/heroes-d20/checks/check-roll.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** What the rules and the tracker need to know of a manoeuvre. */
export interface ManeuverFacts {
  readonly rule: string;
  readonly label: Message;
  /** What it aims at besides the target: a thing named in free words, or an object of the scene the target carries. */
  readonly item: 'named' | 'object' | null;
  /** Whether a weapon of the starter strikes. */
  readonly weapon: boolean;
}

/** The manoeuvres of one opposed roll (H20–H24). */
export const MANEUVERS = {
  grapple: { rule: 'H20', label: heroesMessage('maneuver.grapple'), item: null, weapon: false },
  trip: { rule: 'H21', label: heroesMessage('maneuver.trip'), item: null, weapon: false },
  disarm: { rule: 'H22', label: heroesMessage('maneuver.disarm'), item: 'named', weapon: false },
  push: { rule: 'H23', label: heroesMessage('maneuver.push'), item: null, weapon: false },
  sunder: { rule: 'H24', label: heroesMessage('maneuver.sunder'), item: 'object', weapon: true },
} as const satisfies Readonly<Record<string, ManeuverFacts>>;

/** A manoeuvre of one opposed roll. */
export type ManeuverKind = keyof typeof MANEUVERS;

/** The manoeuvres, in the order they are offered. */
export const MANEUVER_KINDS = [
  'grapple',
  'trip',
  'disarm',
  'push',
  'sunder',
] as const satisfies readonly ManeuverKind[];

/** One side of a manoeuvre. */
export interface ManeuverSide {
  readonly fighting: number;
  readonly bonus: number;
  readonly conditions: readonly CountingCondition[];
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
  const { rule } = MANEUVERS[kind];
  const roll = (side: ManeuverSide): Parameters<typeof checkSum>[2] => ({
    label: LABELS.fighting,
    skill: side.fighting,
    bonus: side.bonus,
    conditions: side.conditions,
    as: 'attack',
    rule,
  });
  const started = checkSum('attack', LABELS.test, roll(attacker), dice.roll('attack', 20));
  const opposed = checkSum('defense', LABELS.opposed, roll(target), dice.roll('defense', 20));
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
