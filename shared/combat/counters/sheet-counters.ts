import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { idsOnce } from '#shared/schema/told-apart.ts';
import { plain } from '#shared/text/message.ts';
import { printable } from '#shared/text/printable.ts';
import { MOST_COUNTERS, MOST_OF_A_COUNTER, RETURNS, type Counter, type Returns } from './counter.ts';

/** What is left of a counter, or the most of it. */
export const counterFigure = z.int().min(0).max(MOST_OF_A_COUNTER);

/** What a counter is called. */
export const counterName = z.string().overwrite(printable).trim().min(1).max(200);

/** What tells a counter apart. */
export const counterId = z.string().min(1).max(200);

/** A counter as a sheet keeps it. */
export type SheetCounter = {
  readonly id: string;
  readonly name: string;
  readonly max: number;
  readonly current: number;
  readonly returns: Returns;
};

const counter = z
  .strictObject({
    id: counterId,
    name: counterName,
    max: counterFigure,
    /** Left out, all of it is there. */
    current: counterFigure.optional(),
    returns: z.enum(RETURNS).default('fight'),
  })
  .superRefine(({ current, max }, context) => {
    if (current !== undefined && current > max)
      context.addIssue({ code: 'too_big', origin: 'int', maximum: max, path: ['current'] });
  })
  .transform((one): SheetCounter => ({ ...one, current: one.current ?? one.max }));

/** The counters of a sheet; left out where it has none. */
export const countersField = z.array(counter).max(MOST_COUNTERS).superRefine(idsOnce).optional();

/** The counter that a weapon, power or the like uses up; an empty one is none. */
export const needsField = z
  .strictObject({
    counter: z.string().max(200),
    amount: z.int().min(1).max(MOST_OF_A_COUNTER).default(1),
  })
  .optional();

const withCounters = z.looseObject({ counters: countersField });
const known = new WeakMap<JsonObject, readonly SheetCounter[]>();
const NONE: readonly SheetCounter[] = [];

/** The counters of a checked sheet, whatever its system. */
export function countersOnSheet(sheet: JsonObject): readonly SheetCounter[] {
  if (sheet['counters'] === undefined) return NONE;
  const remembered = known.get(sheet);
  if (remembered !== undefined) return remembered;
  const counters = withCounters.parse(sheet).counters ?? NONE;
  known.set(sheet, counters);
  return counters;
}

/** A sheet with these counters; without any, left as it is where it has none. */
export function sheetWithCounters(sheet: JsonObject, counters: readonly SheetCounter[]): JsonObject {
  if (counters.length === 0 && countersOnSheet(sheet).length === 0) return sheet;
  return { ...sheet, counters: counters.map((one) => ({ ...one })) };
}

/** A counter of a sheet as a fight keeps it. */
export function inFight({ name, ...counter }: SheetCounter): Counter {
  return { ...counter, name: plain(name) };
}

/** A counter of a fight as a sheet keeps it. */
export function onSheet({ id, name, max, current, returns }: Counter): SheetCounter {
  return { id, name: 'plain' in name ? name.plain : id, max, current, returns };
}
