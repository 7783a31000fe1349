import { LAST_SCAR } from '#shared/rules/cairn/sheet/sheet.ts';

/** What points lost come to, before the save is rolled. */
export interface Hit {
  /** Points taken off PG in this attack. */
  readonly lost: number;
  /** Damage left over when PG were 0. */
  readonly beyond: number;
  /** PG after it. */
  readonly hp: number;
  readonly str: number;
  readonly pc: boolean;
}

/** The wound of a hit. */
export interface Wound {
  /** FOR after it. */
  readonly str: number;
  /** Entry of the scars table (C13), or null. */
  readonly scar: number | null;
  /** Whether a FOR save against critical damage is due at once, on the new value (C9). */
  readonly saveDue: boolean;
  /** FOR has come to 0 (C9, C14). */
  readonly killed: boolean;
}

/** What a hit does beyond PG: a PC at exactly 0 is scarred (C8), what is left over comes off FOR (C9), FOR 0 kills. */
export function woundOf({ lost, beyond, hp, str, pc }: Hit): Wound {
  const after = Math.max(0, str - beyond);
  const killed = beyond > 0 && after === 0;
  return {
    str: after,
    scar: pc && lost > 0 && beyond === 0 && hp === 0 ? Math.min(lost, LAST_SCAR) : null,
    saveDue: beyond > 0 && !killed,
    killed,
  };
}

/** Takes damage off PG: what is lost, what goes beyond, and what is left (C5, C9). */
export function takeFromPoints(hp: number, damage: number): { lost: number; beyond: number; hp: number } {
  const lost = Math.min(hp, damage);
  return { lost, beyond: damage - lost, hp: hp - lost };
}
