import { z } from 'zod';
import type { ConditionSpec } from './condition-spec.ts';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { readWith } from '#shared/schema/read.ts';
import { type Message, message } from '#shared/text/message.ts';

const conditionId = z.string().min(1);

/** A condition as it is written: its id, or an object of the id and the details the system gives it (`percent`, `enemies`, `con` …). */
export const conditionField = z.union([conditionId, z.looseObject({ id: conditionId })]);

type Written = z.output<typeof conditionField>;

/** The id of a condition as it is written. */
export function idOfWritten(written: Written): string {
  return typeof written === 'string' ? written : written.id;
}

/** A condition as it is written, with its details checked and completed; one that isn't among those known is a `BAD_REQUEST` under `base`. */
export function readWritten(
  written: Written,
  known: readonly ConditionSpec[],
  { system, base }: { readonly system: Message; readonly base: string },
): { readonly id: string; readonly details: JsonObject } {
  const { id, ...details } = typeof written === 'string' ? { id: written } : written;
  const spec = known.find((one) => one.id === id);
  if (spec === undefined) {
    const said = message('error.unknownCondition', { system, condition: id });
    throw new RodadaError('BAD_REQUEST', said, { path: base });
  }
  return { id, details: readWith(spec.details, details, base) };
}
