import { z } from 'zod';
import { readWith } from '#shared/schema/read.ts';
import type { Command } from './command.ts';
import type { Json } from '#shared/json.ts';

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

/** Takes JSON for a command; what has no type is a `BAD_REQUEST` under `base`. */
export function readRawCommand(raw: unknown, base = ''): RawCommand {
  return readWith(rawCommand, raw, base);
}
