import type { Tone } from '#renderer/ui/tone.ts';

/** A bar with its words, and its row of the table. */
export interface ChartRow {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The figure as it stands beside the bar. */
  readonly shown: string;
  readonly tone: Tone;
  /** The table's cells after the label. */
  readonly cells: readonly string[];
}

/** Bars of one measure, and the same as a table. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** Headings of the table, the label's first. */
  readonly head: readonly string[];
  /** What a whole bar is; the longest one's value when left out. */
  readonly most?: number;
  readonly rows: readonly ChartRow[];
}

/** Where a bar lies, in percent of its track. */
export interface Bar {
  readonly start: number;
  readonly length: number;
}

const WHOLE = 100;

/** Where bars of these values lie: from the left, or from a line amid the track as soon as one of them is negative. */
export function barsOf(
  values: readonly number[],
  most?: number,
): { readonly bars: readonly Bar[]; readonly zero: number } {
  const highest = most ?? Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest;
  const share = (value: number): number => (span === 0 ? 0 : (Math.abs(value) / span) * WHOLE);
  const zero = share(lowest);
  return {
    zero,
    bars: values.map((value) => ({ start: value < 0 ? zero - share(value) : zero, length: share(value) })),
  };
}
