import { at, RodadaError } from '#shared/errors.ts';
import { joinPath } from '#shared/schema/read.ts';

/** Runs a command so that its errors name their field as the request has it: `command.target`, and dice as `typed…`. */
export function underCommand<T>(run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.path?.startsWith('typed.')) throw thrown;
    throw at(thrown, thrown.path ? joinPath('command', [thrown.path]) : 'command');
  }
}
