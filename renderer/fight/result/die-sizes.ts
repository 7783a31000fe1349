/** Sizes in rem of one deciding die, of two side by side, and of more. */
const WHOLE = [5.25, 3.5, 2.75] as const;
/** The same on a card that is one of several. */
const COMPACT = [3, 2.75, 2.5] as const;

/** How large, in rem, each of so many dice is drawn that decided an act together. */
export function largeSize(count: number, compact: boolean): number {
  const [one, two, more] = compact ? COMPACT : WHOLE;
  if (count <= 1) return one;
  return count === 2 ? two : more;
}
