import type { z } from 'zod';
import type { JsonObject } from '../json.ts';
import { readWith } from '../schema/read.ts';
import type { Play } from './play.ts';

/** A command as it is sent, stored and read from a file: its type and that type's fields. */
export type Command = JsonObject & { readonly type: string };

/** A kind of command: its name, its checked fields, and what it does. `C` is the command as it is written. */
export interface CommandSpec<C extends Named = Named> {
  readonly type: string;
  /** Whether a command is of this kind, with the fields it must have. */
  readonly is: (command: Named) => command is C;
  /** Checks the fields (`BAD_REQUEST`, `BAD_DICE`, with paths relative to the command) and gives what to run. */
  readonly bind: (command: Named) => (play: Play) => void;
}

/** The least of a command: what kind it is. */
export interface Named {
  readonly type: string;
}

/** A command as it is written, before defaults: its name and what its schema takes. */
export type Written<Type extends string, Fields> = { readonly type: Type } & (Fields extends Nothing
  ? unknown
  : Frozen<Fields>);

/** The commands of a list of their definitions. */
export type CommandOf<List extends readonly CommandSpec[]> = WrittenBy<List[number]>;

type WrittenBy<Spec> = Spec extends CommandSpec<infer C> ? C : never;

type Nothing = Readonly<Record<string, never>>;

type Frozen<T> = T extends readonly (infer One)[]
  ? readonly Frozen<One>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** Joins a command's name, schema (a strict object without `type`) and effect; the effect sees typed fields. */
export function defineCommand<Type extends string, Fields, Checked>(
  type: Type,
  schema: z.ZodType<Checked, Fields>,
  run: (play: Play, fields: Checked) => void,
): CommandSpec<Written<Type, Fields>> {
  return {
    type,
    is: (command): command is Written<Type, Fields> =>
      command.type === type && schema.safeParse(fieldsOf(command)).success,
    bind(command) {
      const read = readWith(schema, fieldsOf(command), '');
      return (play) => run(play, read);
    },
  };
}

function fieldsOf({ type: _type, ...fields }: Named): object {
  return fields;
}
