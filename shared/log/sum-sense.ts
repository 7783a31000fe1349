import type { Sum, SumSense } from '#shared/combat/events.ts';
import { olderSense } from './older-events.ts';

/** What the common purposes mean. A sum with another purpose, or with another meaning, says so itself. */
const SHARED: ReadonlyMap<string, SumSense> = new Map<string, SumSense>([
  ['attack', { unnamed: true }],
  ['damage', { unnamed: true, damage: true }],
  ['defense', { opposes: true, byTarget: true }],
  ['opposed', { opposes: true, byTarget: true }],
  ['difficulty', { opposes: true }],
  ['pool', { counts: true }],
]);

/** What a reader is to make of a sum. */
export function senseOf(sum: Sum): SumSense {
  return sum.sense ?? SHARED.get(sum.purpose) ?? olderSense(sum);
}
