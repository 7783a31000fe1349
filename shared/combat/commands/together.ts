import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { defineCommand, type Command, type CommandSpec } from '#shared/combat/command.ts';
import { rawCommand } from '#shared/combat/raw-command.ts';
import { carryOutAt } from './carry-out-at.ts';

/** Commands that are a move of their own, as undo, redo and reset are, which no definition makes. */
const ALONE = ['together', 'start', 'end'] as const;
const alone: ReadonlySet<string> = new Set(ALONE);

/** Several of these commands as one move. */
export interface Together<C extends Command> {
  readonly type: 'together';
  readonly commands: readonly Exclude<C, { readonly type: (typeof ALONE)[number] }>[];
}

const fields = z.strictObject({ commands: z.array(rawCommand).min(1).max(500) });

/** Commands as one move, with one entry in the log and one undo; a lone one stays as it is. */
export function asOne<C extends Command>(
  commands: readonly C[],
): C | { readonly type: 'together'; readonly commands: readonly C[] } {
  const [only] = commands;
  return commands.length === 1 && only !== undefined ? only : { type: 'together', commands };
}

/** Several commands as one move: all of them or none, one entry in the log, one undo; errors name `commands[1].amount`. */
export function together(specs: ReadonlyMap<string, CommandSpec>): CommandSpec {
  return defineCommand('together', fields, (play, { commands }) => {
    for (const [index, command] of commands.entries()) {
      const base = `commands[${index}]`;
      const spec = alone.has(command.type) ? undefined : specs.get(command.type);
      if (spec === undefined) {
        const said = message('error.unknownCommand', { command: command.type });
        throw new RodadaError('BAD_REQUEST', said, { path: `${base}.type` });
      }
      carryOutAt(base, () => spec.bind(command)(play));
    }
  });
}
