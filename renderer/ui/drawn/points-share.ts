/** How full a bar of points is, in percent of its width, and whether half or less is left. */
export interface PointsShare {
  readonly percent: number;
  readonly low: boolean;
}

/** The share of points left, kept within the bar however far below 0 or above the maximum the figure goes. */
export function pointsShare(current: number, max: number): PointsShare {
  if (max <= 0) return { percent: 0, low: true };
  const percent = Math.round(Math.min(1, Math.max(0, current / max)) * 100);
  return { percent, low: current * 2 <= max };
}
