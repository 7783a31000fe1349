const BASE_METERS = 9; // H17
const METERS_PER_DEX = 1; // H17
const METERS_PER_SPEED_BONUS = 3; // H17

/** Metres of one movement: 9 + DES; for speedsters and those under a speed power 9 + 3 × bonus; never below 0 (H17). */
export function movementMeters(dex: number, speedBonus: number | null): number {
  const added = speedBonus === null ? METERS_PER_DEX * dex : METERS_PER_SPEED_BONUS * speedBonus;
  return Math.max(0, BASE_METERS + added);
}
