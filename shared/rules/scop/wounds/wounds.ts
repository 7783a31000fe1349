import type { HitPoints } from '#shared/combat/state.ts';
import type { ScopOptions, WoundBand } from '#shared/rules/scop/options.ts';

/**
 * The dice wounds cost: the worst band reached (S11). Nobody unhurt has any, so that a creature of 2 at most doesn't start
 * a fight wounded.
 */
export function woundDiceOf({ current, max }: HitPoints, { woundBands }: ScopOptions): number {
  if (current >= max) return 0;
  return woundBands.reduce(
    (worst, band) => (isReached(band, current, max) ? Math.max(worst, band.dice) : worst),
    0,
  );
}

/** The lowest Vitalidade there is: that at which one dies (S11). */
export function deathPoint(max: number, { deathPercent }: ScopOptions): number {
  return 0 - Math.ceil((max * deathPercent) / 100);
}

/** Out of action by wounds (S11). */
export function isOut({ current }: HitPoints, { outAt }: ScopOptions): boolean {
  return current <= outAt;
}

/** Dead of wounds (S11). */
export function isDead({ current, max }: HitPoints, options: ScopOptions): boolean {
  return current <= deathPoint(max, options);
}

function isReached({ at, of }: WoundBand, current: number, max: number): boolean {
  return of === 'points' ? current <= at : current * 100 <= at * max;
}
