/** What a hit multiplies damage by: the weapon's multiplier when the natural is within its range, else 1 (H11). */
export function criticalMultiplier(
  weapon: { readonly criticalRange: number; readonly criticalMultiplier: number },
  natural: number,
  hit: boolean,
): number {
  return hit && natural >= weapon.criticalRange ? weapon.criticalMultiplier : 1;
}
