import type { z } from 'zod';
import type { JsonObject } from '../json.ts';
import { readWith } from '../schema/read.ts';
import type { Play } from './play.ts';

/** A command as it is sent, stored and read from a file: its type and that type's fields. */
export type Command = JsonObject & { readonly type: string };

/** A kind of command: its name, its checked fields, and what it does. */
export interface CommandSpec {
  readonly type: string;
  /** Checks the fields (`BAD_REQUEST`, `BAD_DICE`, with paths relative to the command) and gives what to run. */
  readonly bind: (command: JsonObject) => (play: Play) => void;
}

/** Joins a command's name, schema (a strict object without `type`) and effect; the effect sees typed fields. */
export function defineCommand<T>(
  type: string,
  schema: z.ZodType<T>,
  run: (play: Play, fields: T) => void,
): CommandSpec {
  return {
    type,
    bind({ type: _type, ...fields }) {
      const read = readWith(schema, fields, '');
      return (play) => run(play, read);
    },
  };
}
