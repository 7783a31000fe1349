import type { Message } from '#shared/text/message.ts';
import { folded } from '#shared/text/folded.ts';
import { objectsMessage } from './texts.ts';

/** A row as it is typed or stands in a table, with its name in words. */
export interface NamedRow {
  /** Null for one that is new. */
  readonly id: string | null;
  readonly name: string;
}

/** A size as it is typed or stands in a table. */
export interface NamedSize extends NamedRow {
  readonly maxMeters: number | null;
}

/** What is wrong with a row's name among the others of its table: two of one name couldn't be told apart (O6). */
export function nameFault({ id, name }: NamedRow, others: readonly NamedRow[]): Message | null {
  const wanted = folded(name.trim());
  if (wanted === '') return objectsMessage('fault.noName');
  const same = others.find((other) => other.id !== id && folded(other.name) === wanted);
  return same === undefined ? null : objectsMessage('fault.sameName', { name: same.name });
}

/** What is wrong with a size's bound: two of one bound, or both without one, leave no room for the second (O4). */
export function boundFault({ id, maxMeters }: NamedSize, others: readonly NamedSize[]): Message | null {
  const same = others.find((other) => other.id !== id && other.maxMeters === maxMeters);
  if (same === undefined) return null;
  return maxMeters === null
    ? objectsMessage('fault.alsoUnbounded', { name: same.name })
    : objectsMessage('fault.sameBound', { name: same.name });
}
