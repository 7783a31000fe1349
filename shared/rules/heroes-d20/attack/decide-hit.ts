import type { DoubleTwenty } from '#shared/rules/heroes-d20/options.ts';

/** What decided an attack, in the order in which these are looked at (H9). */
export type HitReason =
  | 'natural-1'
  | 'natural-20'
  | 'concealment'
  | 'blinded'
  | 'defense-natural-1'
  | 'defense-natural-20'
  | 'totals';

/** Whether an attack hits, and what decided it. */
export interface HitDecision {
  readonly hit: boolean;
  readonly reason: HitReason;
}

/** Everything that decides whether an attack hits. */
export interface HitQuestion {
  /** The attack's d20. */
  readonly natural: number;
  /** The defence's d20. */
  readonly defenseNatural: number;
  readonly attackTotal: number;
  readonly defenseTotal: number;
  /** Concealment of the target, in percent. */
  readonly concealment: 20 | 50 | null;
  /** Whether the attacker is blinded. */
  readonly blinded: boolean;
  readonly doubleTwenty: DoubleTwenty;
}

/** Naturals on which 20% concealment makes an attack miss, as the source gives them. */
const CONCEALED_20: ReadonlySet<number> = new Set([8, 9, 12, 13]);

/** Decides an attack by the naturals, else by the totals, where a tie hits (H8, H9). */
export function decideHit(question: HitQuestion): HitDecision {
  const { natural, defenseNatural } = question;
  if (natural === 1) return { hit: false, reason: 'natural-1' };
  if (natural === 20) return decideTwenty(question);
  if (conceals(question.concealment, natural)) return { hit: false, reason: 'concealment' };
  if (question.blinded && natural % 2 === 0) return { hit: false, reason: 'blinded' };
  if (defenseNatural === 1) return { hit: true, reason: 'defense-natural-1' };
  if (defenseNatural === 20) return { hit: false, reason: 'defense-natural-20' };
  return byTotals(question);
}

/** A 20 on the attack hits whatever hides the target; against a 20 of the defence the house decides. */
function decideTwenty(question: HitQuestion): HitDecision {
  if (question.defenseNatural !== 20) return { hit: true, reason: 'natural-20' };
  switch (question.doubleTwenty) {
    case 'attacker':
      return { hit: true, reason: 'natural-20' };
    case 'defender':
      return { hit: false, reason: 'defense-natural-20' };
    case 'totals':
      return byTotals(question);
  }
}

function byTotals({ attackTotal, defenseTotal }: HitQuestion): HitDecision {
  return { hit: attackTotal >= defenseTotal, reason: 'totals' };
}

function conceals(concealment: 20 | 50 | null, natural: number): boolean {
  switch (concealment) {
    case null:
      return false;
    case 20:
      return CONCEALED_20.has(natural);
    case 50:
      return natural % 2 === 0;
  }
}
