/**
 * Whether the system was asked for less motion. What styles move is stilled by the durations of `tokens.css`; whatever
 * moves by itself asks here.
 */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
