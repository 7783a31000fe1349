import { z } from 'zod';
import type { Command } from '../../shared/combat/command.ts';
import { at, RodadaError } from '../../shared/errors.ts';
import type { JsonObject } from '../../shared/json.ts';
import { joinPath, readWith } from '../../shared/schema/read.ts';

const command: z.ZodType<Command> = z.object({ type: z.string() }).catchall(z.json());

/** A command as it came from a window; without a type it is a `BAD_REQUEST` at `command.type`. */
export function readCommand(raw: JsonObject): Command {
  return readWith(command, raw, 'command');
}

/** Runs a command so that its errors name their field as the request has it: `command.target`, and dice as `typed…`. */
export function underCommand<T>(run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.path?.startsWith('typed.')) throw thrown;
    throw at(thrown, thrown.path ? joinPath('command', [thrown.path]) : 'command');
  }
}
