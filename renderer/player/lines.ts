import type { PlayerGroup } from '#shared/player/player-view.ts';

/** Heights in root sizes; the style sheets of the page have the same. */
const HEAD = 5;
const ROW = 2.6;
const GROUP = 1.6;
const LABEL = 2.4;

/** How high a fight is on the players' page, in root sizes, when nothing wraps. */
export function linesOf(groups: readonly PlayerGroup[]): number {
  return groups.reduce(
    (sum, { label, rows }) => sum + GROUP + rows.length * ROW + (label === null ? 0 : LABEL),
    HEAD,
  );
}
