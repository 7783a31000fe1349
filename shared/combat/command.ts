import type { z } from 'zod';
import { readWith } from '#shared/schema/read.ts';
import type { Play } from './play.ts';

/**
 * Any command, of which only the type is known. Rows and moves keep commands like this: they are carried out again, not
 * read. Only the definition of its kind knows a command's fields.
 */
export interface Command {
  readonly type: string;
}

/** A kind of command: its name, its checked fields, and what it does. `C` is the command as it is written. */
export interface CommandSpec<C extends Command = Command> {
  readonly type: string;
  /** What its fields are as they are written, for whoever makes commands (the conformance kit). */
  readonly fields: z.ZodType;
  /** Whether a command is of this kind, with the fields it must have. */
  readonly is: (command: Command) => command is C;
  /** Checks the fields (`BAD_REQUEST`, `BAD_DICE`, with paths relative to the command) and gives what to run. */
  readonly bind: (command: Command) => (play: Play) => void;
}

/** A command as it is written, before defaults: its name and what its schema takes. */
export type Written<Type extends string, Fields> = { readonly type: Type } & (Fields extends Nothing
  ? unknown
  : Frozen<Fields>);

/** The command of one type among these. */
export type OfType<C extends Command, Type extends C['type']> = Extract<C, { readonly type: Type }>;

/** What the command of one type among these says besides its type. */
export type FieldsOf<C extends Command, Type extends C['type']> = Omit<OfType<C, Type>, 'type'>;

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
    fields: schema,
    is: (command): command is Written<Type, Fields> =>
      command.type === type && schema.safeParse(fieldsOf(command)).success,
    bind(command) {
      const read = readWith(schema, fieldsOf(command), '');
      return (play) => run(play, read);
    },
  };
}

function fieldsOf({ type: _type, ...fields }: Command): object {
  return fields;
}
