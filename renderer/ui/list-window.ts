/** Where a long list lies in the window. */
export interface ListPlace {
  /** Pixels of the list above the visible part; negative where it begins below its top. */
  readonly above: number;
  /** Height of the visible part in pixels. */
  readonly visible: number;
  readonly rowHeight: number;
  readonly count: number;
  /** So many rows more at each end. */
  readonly overscan: number;
}

/** The rows to draw of a long list; `end` isn't one of them. */
export function windowOf({ above, visible, rowHeight, count, overscan }: ListPlace): {
  readonly first: number;
  readonly end: number;
} {
  if (count === 0 || rowHeight <= 0) return { first: 0, end: 0 };
  const end = Math.min(count, Math.ceil((above + visible) / rowHeight) + overscan);
  const first = Math.floor(above / rowHeight) - overscan;
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, end) };
}
