import { z } from 'zod';
import { readWith } from '#shared/schema/read.ts';
import type { Command } from './command.ts';
import { isPlainObject, type Json } from '#shared/json.ts';

/** Checks JSON as it comes from outside; a field that is `undefined` is one left out. */
const json: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(json),
    z.record(z.string(), json.optional()),
  ]),
);

declare const unchecked: unique symbol;

/** A command from outside (a window, a file, the command line): its fields are checked when it is carried out. */
export interface RawCommand extends Command {
  readonly type: string & { readonly [unchecked]: true };
}

const anything = z.custom<RawCommand>();

/** A command as JSON: of some type, whatever else it says. */
export const rawCommand: z.ZodType<RawCommand, Command> = z
  .object({ type: z.string() })
  .catchall(json.optional())
  .transform((command) => anything.parse(command));

/** Takes only what `rawCommand` gives back as it is, and is many times as fast: for schemas that are asked first. */
export const plainCommand: z.ZodType<RawCommand> = z.custom<RawCommand>(
  (value) => isPlainObject(value) && Object.keys(value)[0] === 'type' && typeof value['type'] === 'string',
);

/** Takes JSON for a command; what has no type is a `BAD_REQUEST` under `base`. */
export function readRawCommand(raw: unknown, base = ''): RawCommand {
  return readWith(rawCommand, raw, base);
}
