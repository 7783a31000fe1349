import type { Message } from '#shared/text/message.ts';
import { objectsMessage } from './texts.ts';

/** A row of the table of sizes, shipped or of a campaign (O6). */
export interface ObjectSize {
  readonly id: string;
  readonly name: Message;
  /** Largest dimension in metres that still is this size; null for the last row, which has no bound. */
  readonly maxMeters: number | null;
  readonly modifier: number;
}

/** Ids of the shipped sizes, smallest first. */
export const SIZE_IDS = [
  'tiny',
  'diminutive',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
] as const;

/** A shipped size. */
export interface ShippedSize extends ObjectSize {
  readonly id: (typeof SIZE_IDS)[number];
}

/** The shipped table of sizes, smallest first (O1). */
export const SHIPPED_SIZES: readonly ShippedSize[] = [
  { id: 'tiny', name: objectsMessage('size.tiny'), maxMeters: 0.15, modifier: -3 },
  { id: 'diminutive', name: objectsMessage('size.diminutive'), maxMeters: 0.3, modifier: -2 },
  { id: 'small', name: objectsMessage('size.small'), maxMeters: 0.9, modifier: -1 },
  { id: 'medium', name: objectsMessage('size.medium'), maxMeters: 1.5, modifier: 0 },
  { id: 'large', name: objectsMessage('size.large'), maxMeters: 3, modifier: 3 },
  { id: 'huge', name: objectsMessage('size.huge'), maxMeters: 6, modifier: 6 },
  // The source says "to 40 m", then "over 100 m": the gap between belongs here (O4).
  { id: 'gargantuan', name: objectsMessage('size.gargantuan'), maxMeters: 100, modifier: 9 },
  { id: 'colossal', name: objectsMessage('size.colossal'), maxMeters: null, modifier: 12 },
];

/** The size of something measuring `meters` at its largest: the first row whose bound is not exceeded (O4). */
export function sizeFromMeters<Row extends ObjectSize>(
  meters: number,
  sizes: readonly Row[],
): Row | undefined {
  return sizes.find(({ maxMeters }) => maxMeters === null || meters <= maxMeters);
}
